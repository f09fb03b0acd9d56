// Generated from specs/tickets/ticket-skips.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/ticket-skips.yaml. */
export const part: ContractPart = {
  places: {
    "ticketSkips.index": {"service":"laia","method":"get","path":"/ticket-skips"},
    "ticketSkips.review": {"service":"laia","method":"post","path":"/ticket-skips/{id}/review"},
  },
  answers: {
    "ticketSkips.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketSkip"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "ticketSkips.review": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketSkip"}}}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "TicketSkip": {"type":"object","required":["id","ticket","person","reason","note","at","outcome","reviewedAt","reviewedBy","version"],"properties":{"id":{"$ref":"#/$defs/Id"},"ticket":{"type":"object","required":["id","number","subject"],"properties":{"id":{"$ref":"#/$defs/Id"},"number":{"type":"integer","minimum":1},"subject":{"type":"string"}}},"person":{"$ref":"#/$defs/Person"},"reason":{"$ref":"#/$defs/TicketSkipReason"},"note":{"type":["string","null"]},"at":{"$ref":"#/$defs/Instant"},"outcome":{"oneOf":[{"$ref":"#/$defs/TicketSkipOutcome"},{"type":"null"}]},"reviewedAt":{"type":["string","null"],"format":"date-time"},"reviewedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"version":{"$ref":"#/$defs/Version"}}},
    "TicketSkipOutcome": {"type":"string","enum":["accepted","rejected"]},
  },
}
