// Generated from specs/home/events.yaml by `pnpm codegen`. Never edited by hand.

/** A ticket for an event stream. */
export type EventTicket = {
    /**
     * The ticket.
     * @example Yb0Zc9v2l7m3Qw
     */
    ticket: string;
    /**
     * Validity in seconds.
     * @example 30
     */
    expiresInSeconds: number;
};

/** A change. Request the details from the operations of its family. */
export type LiveEvent = {
    /**
     * `family.changed`; `reset` if events may have been lost.
     * @enum {string}
     */
    type: "notifications.changed" | "session.changed" | "onlineAgents.changed" | "agentState.changed" | "clock.changed" | "reset";
    /**
     * Format: uuid
     * ID of the changed item; null if there are several.
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
        /** Ticket from `events.ticket`. */
        ticket: string;
    }; header?: {
        /** ID of the last event received; later events are sent again. */
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
