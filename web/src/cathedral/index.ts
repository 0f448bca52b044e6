import type { GamePage } from "../games";
import CathedralTable from "./CathedralTable.svelte";

export default { Table: CathedralTable } satisfies GamePage;
