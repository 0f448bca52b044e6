// A notice of the system when it is my turn and I look elsewhere. It works as long as the page is open somewhere.
import { settings } from "./settings.svelte";

/** May this browser show notices at all? Only pages from a safe place may (https, or this machine). */
export const noticesPossible = "Notification" in globalThis && isSecureContext;

/** The browser asks the person once; says whether notices may be shown now. */
export async function askForNotices(): Promise<boolean> {
  return noticesPossible && (await Notification.requestPermission()) === "granted";
}

/** Tell it, one notice a table at the most; a press on it brings the table back into sight. */
export function notify(table: string, title: string, body: string): void {
  if (!settings.notice || !document.hidden || !noticesPossible || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: `cenabum-${table}`, icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notices only for installed pages; the title of the page says it all the same.
  }
}
