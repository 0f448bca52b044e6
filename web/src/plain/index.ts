import type { GamePage } from "../games";
import PlainTable from "./PlainTable.svelte";

export default { Table: PlainTable } satisfies GamePage;
