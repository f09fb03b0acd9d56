// Generated from specs/home/events.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/home/events.yaml. */
export const part: ContractPart = {
  places: {
    "events.ticket": {"service":"main","method":"post","path":"/events/tickets"},
    "events.subscribe": {"service":"main","method":"get","path":"/events"},
  },
  answers: {
    "events.ticket": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/EventTicket"}}}}},"failures":[401]},
    "events.subscribe": {"successes":{"200":{"mediaType":"text/event-stream","schema":{"$ref":"#/$defs/LiveEvent"}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "EventTicket": {"type":"object","required":["ticket","expiresInSeconds"],"properties":{"ticket":{"type":"string"},"expiresInSeconds":{"type":"integer"}}},
    "LiveEvent": {"type":"object","required":["type","id"],"properties":{"type":{"type":"string","enum":["notifications.changed","session.changed","onlineAgents.changed","agentState.changed","clock.changed","reset"]},"id":{"type":["string","null"],"format":"uuid"}}},
  },
}
