// Generated from specs/home/events.yaml by `pnpm codegen`. Never edited by hand.

/** A ticket for one stream. */
export type EventTicket = {
    /**
     * What opens the stream.
     * @example Yb0Zc9v2l7m3Qw
     */
    ticket: string;
    /**
     * How long it is good.
     * @example 30
     */
    expiresInSeconds: number;
};

/** Something changed. Who wants to know what it is asks the operation of its family. */
export type LiveEvent = {
    /**
     * `family.changed`; `reset` when more may have happened than could be told.
     * @enum {string}
     */
    type: "notifications.changed" | "session.changed" | "onlineAgents.changed" | "agentState.changed" | "clock.changed" | "reset";
    /**
     * Format: uuid
     * What changed, if it is one thing.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string | null;
};

/** The operations of specs/home/events.yaml. */
export interface EventsOperations {
  'events.ticket': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 201: { content: {
        "application/json": {
            data: EventTicket;
        };
    } } };
    failures: 401;
  };
  'events.subscribe': {
    parameters: { query: {
        /** Of `events.ticket`. */
        ticket: string;
    }; header?: {
        /** The number of the last event that arrived: what came after it is told again. */
        "Last-Event-ID"?: string;
    }; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        /**
         * @example {
         *       "type": "notifications.changed",
         *       "id": "0193b3a0-0000-4000-8000-000000000001"
         *     }
         */
        "text/event-stream": LiveEvent;
    } } };
    failures: 401 | 403 | 422 | 429;
  };
}
/** Where they are, below the address of main. */
export interface EventsPaths {
  '/events/tickets': { post: EventsOperations['events.ticket'] };
  '/events': { get: EventsOperations['events.subscribe'] };
}
