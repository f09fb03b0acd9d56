// Generated from specs/tickets/ticket-desk.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/ticket-desk.yaml. */
export const part: ContractPart = {
  places: {
    "ticketDesk.next": {"service":"laia","method":"get","path":"/tickets/skill/next"},
    "ticketDesk.hold": {"service":"laia","method":"post","path":"/tickets/{ticketId}/hold"},
    "ticketDesk.resume": {"service":"laia","method":"post","path":"/tickets/{ticketId}/resume"},
    "ticketDesk.release": {"service":"laia","method":"post","path":"/tickets/{ticketId}/release"},
    "ticketDesk.skip": {"service":"laia","method":"post","path":"/tickets/{ticketId}/skip"},
    "ticketDesk.clocks": {"service":"laia","method":"get","path":"/tickets/{ticketId}/clocks"},
    "ticketDesk.assignments": {"service":"laia","method":"get","path":"/tickets/{ticketId}/assignments"},
    "ticketDesk.receipt": {"service":"laia","method":"get","path":"/tickets/{ticketId}/receipt"},
  },
  answers: {
    "ticketDesk.next": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/NextTicket"}}}}},"failures":[401,403,409]},
    "ticketDesk.hold": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DeskTicket"}}}}},"failures":[401,403,404,409,422]},
    "ticketDesk.resume": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DeskTicket"}}}}},"failures":[401,403,404,409,422]},
    "ticketDesk.release": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DeskTicket"}}}}},"failures":[401,403,404,409,422]},
    "ticketDesk.skip": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DeskTicket"}}}}},"failures":[401,403,404,409,422]},
    "ticketDesk.clocks": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketClock"}}}}}},"failures":[401,403,404]},
    "ticketDesk.assignments": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketGiven"}}}}}},"failures":[401,403,404]},
    "ticketDesk.receipt": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404]},
  },
  definitions: {
    "DeskTicket": {"type":"object","required":["id","number","subject","assigneeId","heldAt","dueAt","version"],"properties":{"id":{"$ref":"#/$defs/Id"},"number":{"type":"integer","minimum":1},"subject":{"type":"string"},"assigneeId":{"type":["string","null"],"format":"uuid"},"heldAt":{"type":["string","null"],"format":"date-time"},"dueAt":{"type":["string","null"],"format":"date-time"},"version":{"$ref":"#/$defs/Version"}}},
    "NextTicket": {"type":"object","required":["ticket","reason","trace"],"properties":{"ticket":{"oneOf":[{"$ref":"#/$defs/DeskTicket"},{"type":"null"}]},"reason":{"type":["string","null"],"enum":["no_skill","full","empty",null]},"trace":{"$ref":"#/$defs/TicketTrace"}}},
    "TicketClock": {"type":"object","required":["kind","startedAt","warnAt","dueAt","pausedAt","stoppedAt","light"],"properties":{"kind":{"type":"string","enum":["first_response","solution","legal"]},"startedAt":{"$ref":"#/$defs/Instant"},"warnAt":{"type":"string","format":"date-time"},"dueAt":{"type":"string","format":"date-time"},"pausedAt":{"type":["string","null"],"format":"date-time"},"stoppedAt":{"type":["string","null"],"format":"date-time"},"light":{"type":"string","enum":["green","amber","red"]}}},
    "TicketGiven": {"type":"object","required":["id","person","by","kind","trace","at","endedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"by":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"kind":{"type":"string","enum":["next","manual","bulk","retry","returned","resumed"]},"trace":{"$ref":"#/$defs/TicketTrace"},"at":{"$ref":"#/$defs/Instant"},"endedAt":{"type":["string","null"],"format":"date-time"}}},
    "TicketSkipReason": {"type":"string","enum":["no_knowledge","language","conflict_of_interest","waiting_for_others","other"]},
    "TicketTrace": {"type":"object","properties":{"rule":{"type":"string"},"skill":{"type":"string"},"level":{"type":["integer","null"]},"priority":{"type":["string","null"]},"weight":{"type":["integer","null"]},"isVulnerable":{"type":"boolean"},"language":{"type":"string"},"isOwnLanguage":{"type":"boolean"},"dueAt":{"type":["string","null"]},"waitingSince":{"type":"string"},"load":{"type":"integer"},"maxOpen":{"type":"integer"},"open":{"type":"integer"}}},
  },
}
