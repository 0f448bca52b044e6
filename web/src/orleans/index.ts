import type { GamePage } from "../games";
import type { TableInfo } from "../generated/messages";
import OrleansTable from "./OrleansTable.svelte";

/** The modules of Trade & Intrigue have words of their own. */
function words({ settings }: Pick<TableInfo, "settings">): string[] {
  const { board = "deeds", orders, new_events, new_places } = settings;
  return board !== "deeds" || [orders, new_events, new_places].includes("yes") ? ["trade-intrigue/page"] : [];
}

export default { Table: OrleansTable, words } satisfies GamePage;
