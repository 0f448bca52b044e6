import type { GamePage } from "../games";
import StoriesTable from "./StoriesTable.svelte";

export default { Table: StoriesTable } satisfies GamePage;
