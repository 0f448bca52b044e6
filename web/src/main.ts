import "./fonts/fonts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadAnewWhenOutdated } from "./lib/newer.svelte";
import "./tokens.css";
import "./app.css";

loadAnewWhenOutdated();
mount(App, { target: document.getElementById("app")! });
