// What carries calls and sockets between page and server. Nothing else on the page knows of HTTP or web sockets: a server that
// answers by other ways is another object of this kind.

/** An answer as it came, good or not. */
export interface Answer {
  good: boolean;
  status: number;
  text: string;
}

/** A line that stays open, and what the page hears of it. */
export interface Socket {
  send(message: string): void;
  close(): void;
}

interface Hearing {
  opened: () => void;
  heard: (message: string) => void;
  closed: (code: number) => void;
}

export interface Transport {
  /** Rejects when the server is not reached. */
  call(method: "GET" | "POST", path: string, body: string | undefined, token: string | undefined): Promise<Answer>;
  open(path: string, hearing: Hearing): Socket;
  /** Where the browser itself fetches an answer that is to be kept as a file. */
  address(path: string): string;
  /** The page as the server has it now. Rejects when it has none to give. */
  page(): Promise<string>;
}

/** The server that this page came from. */
export const transport: Transport = {
  async call(method, path, body, token) {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (body !== undefined) headers["Content-Type"] = "application/json";
    // Not "Authorization": that may carry the password of a closed club.
    if (token) headers["Cenabum-Token"] = token;
    const answer = await fetch(`/api${path}`, { method, headers, body });
    return { good: answer.ok, status: answer.status, text: await answer.text() };
  },

  address: (path) => `/api${path}`,

  async page() {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText));
  },

  open(path, { opened, heard, closed }) {
    const address = new URL(`/api${path}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.onopen = opened;
    socket.onmessage = (event) => heard(event.data as string);
    socket.onclose = (event) => closed(event.code);
    return {
      send(message) {
        if (socket.readyState === WebSocket.OPEN) socket.send(message);
      },
      close: () => socket.close(),
    };
  },
};
