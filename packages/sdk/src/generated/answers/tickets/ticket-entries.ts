// Generated from specs/tickets/ticket-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/ticket-entries.yaml. */
export const part: ContractPart = {
  places: {
    "ticketEntries.index": {"service":"laia","method":"get","path":"/tickets/{ticketId}/entries"},
    "ticketEntries.create": {"service":"laia","method":"post","path":"/tickets/{ticketId}/entries"},
    "ticketEntries.resend": {"service":"laia","method":"post","path":"/ticket-entries/{id}/resend"},
  },
  answers: {
    "ticketEntries.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketEntry"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "ticketEntries.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketEntry"}}}}},"failures":[401,403,404,409,422,429]},
    "ticketEntries.resend": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketEntry"}}}}},"failures":[401,403,404,409,429]},
  },
  definitions: {
    "TicketEntry": {"type":"object","required":["id","kind","direction","author","text","files","mail","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/TicketEntryKind"},"direction":{"oneOf":[{"type":"string","enum":["in","out"]},{"type":"null"}]},"author":{"$ref":"#/$defs/TicketPersonOrNone"},"text":{"type":"string"},"files":{"type":"array","items":{"$ref":"#/$defs/TicketFile"}},"mail":{"oneOf":[{"$ref":"#/$defs/TicketEntryMail"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "TicketEntryKind": {"type":"string","enum":["public","internal","system"]},
    "TicketEntryMail": {"type":"object","required":["state","address","failure","quoted","leftFiles"],"properties":{"state":{"type":"string","enum":["received","queued","sent","failed","bounced"]},"address":{"type":"string"},"failure":{"type":["string","null"]},"quoted":{"type":["string","null"]},"leftFiles":{"type":"array","items":{"type":"string"}}}},
  },
}
