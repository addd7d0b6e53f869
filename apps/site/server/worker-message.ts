/** What a worker tells the primary. */
export type WorkerMessage = { type: "ready"; port: number } | { type: "refused"; message: string };

/** What the primary tells a worker: end what is under way, take nothing new. */
export interface StopMessage {
  type: "stop";
}
