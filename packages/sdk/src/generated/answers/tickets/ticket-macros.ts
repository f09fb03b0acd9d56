// Generated from specs/tickets/ticket-macros.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/ticket-macros.yaml. */
export const part: ContractPart = {
  places: {
    "ticketMacros.index": {"service":"laia","method":"get","path":"/ticket-macros"},
    "ticketMacros.create": {"service":"laia","method":"post","path":"/ticket-macros"},
    "ticketMacros.show": {"service":"laia","method":"get","path":"/ticket-macros/{id}"},
    "ticketMacros.update": {"service":"laia","method":"put","path":"/ticket-macros/{id}"},
    "ticketMacros.patch": {"service":"laia","method":"patch","path":"/ticket-macros/{id}"},
    "ticketMacros.destroy": {"service":"laia","method":"delete","path":"/ticket-macros/{id}"},
    "ticketMacros.restore": {"service":"laia","method":"post","path":"/ticket-macros/{id}/restore"},
    "ticketMacros.preview": {"service":"laia","method":"post","path":"/ticket-macros/{id}/preview"},
    "ticketMacros.apply": {"service":"laia","method":"post","path":"/ticket-macros/{id}/apply"},
  },
  answers: {
    "ticketMacros.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketMacro"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "ticketMacros.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketMacro"}}},"failures":[401,403,422]},
    "ticketMacros.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketMacro"}}},"failures":[401,403,404,422]},
    "ticketMacros.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketMacro"}}},"failures":[401,403,404,409,422]},
    "ticketMacros.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketMacro"}}},"failures":[401,403,404,409,422]},
    "ticketMacros.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "ticketMacros.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketMacro"}}},"failures":[401,403,404,409,422]},
    "ticketMacros.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketMacroPreview"}}}}},"failures":[401,403,404,422,429]},
    "ticketMacros.apply": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketBulkResult"}}}}},"failures":[401,403,404,422,429]},
  },
  definitions: {
    "OneTicketMacro": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketMacro"}}},
    "TicketMacro": {"type":"object","required":["id","name","active","scope","skillId","reply","isInternal","priorityId","tagIds","toSkillId","assign","assigneeId","move","pendingDays","finalStateId","values","skill","toSkill","priority","finalState","assignee","tags","version","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"scope":{"$ref":"#/$defs/TicketMacroScope"},"skillId":{"type":["string","null"],"format":"uuid"},"reply":{"type":"string","maxLength":20000},"isInternal":{"type":"boolean"},"priorityId":{"type":["string","null"],"format":"uuid"},"tagIds":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"toSkillId":{"type":["string","null"],"format":"uuid"},"assign":{"type":"string","enum":["keep","me","nobody","person"]},"assigneeId":{"type":["string","null"],"format":"uuid"},"move":{"type":"string","enum":["none","postpone","close"]},"pendingDays":{"type":["integer","null"],"minimum":1,"maximum":365},"finalStateId":{"type":["string","null"],"format":"uuid"},"values":{"type":"object","maxProperties":20,"additionalProperties":{"type":"string","maxLength":2000}},"skill":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"toSkill":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"priority":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"finalState":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"assignee":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"tags":{"type":"array","items":{"$ref":"#/$defs/Called"}},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "TicketMacroChange": {"type":"object","required":["field","old","new"],"properties":{"field":{"type":"string"},"old":{"type":["string","null"]},"new":{"type":["string","null"]}}},
    "TicketMacroPreview": {"type":"object","required":["version","text","changes","asks","error"],"properties":{"version":{"type":"integer","minimum":1},"text":{"type":"string"},"changes":{"type":"array","items":{"$ref":"#/$defs/TicketMacroChange"}},"asks":{"type":"array","items":{"$ref":"#/$defs/TransitionField"}},"error":{"oneOf":[{"$ref":"#/$defs/ErrorCode"},{"type":"string","enum":["forbidden","not_found"]},{"type":"null"}]}}},
    "TicketMacroScope": {"type":"string","enum":["personal","skill","everybody"]},
  },
}
