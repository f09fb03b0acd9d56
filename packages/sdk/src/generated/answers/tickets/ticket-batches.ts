// Generated from specs/tickets/ticket-batches.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/ticket-batches.yaml. */
export const part: ContractPart = {
  places: {
    "ticketBatches.index": {"service":"laia","method":"get","path":"/ticket-batches"},
    "ticketBatches.create": {"service":"laia","method":"post","path":"/ticket-batches"},
    "ticketBatches.preview": {"service":"laia","method":"post","path":"/ticket-batches/preview"},
    "ticketBatches.show": {"service":"laia","method":"get","path":"/ticket-batches/{id}"},
    "ticketBatches.rows": {"service":"laia","method":"get","path":"/ticket-batches/{id}/rows"},
    "ticketBatches.undo": {"service":"laia","method":"post","path":"/ticket-batches/{id}/undo"},
  },
  answers: {
    "ticketBatches.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketBatch"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "ticketBatches.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketBatch"}}},"failures":[401,403,422,429]},
    "ticketBatches.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketBatchPreview"}}}}},"failures":[401,403,422,429]},
    "ticketBatches.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketBatch"}}},"failures":[401,403,404,409,422]},
    "ticketBatches.rows": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TicketBatchRow"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "ticketBatches.undo": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTicketBatch"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneTicketBatch": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TicketBatch"}}},
    "TicketAlong": {"type":"object","required":["entries","files","tags","followers","children","values","loseAssignee"],"properties":{"entries":{"type":"integer","minimum":0},"files":{"type":"integer","minimum":0},"tags":{"type":"integer","minimum":0},"followers":{"type":"integer","minimum":0},"children":{"type":"integer","minimum":0},"values":{"type":"integer","minimum":0},"loseAssignee":{"type":"integer","minimum":0}}},
    "TicketBatch": {"type":"object","required":["id","kind","state","rule","reason","total","done","refused","canUndo","createdBy","createdAt","finishedAt","undoneAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/TicketBatchKind"},"state":{"type":"string","enum":["queued","running","done","undoing","undone"]},"rule":{"oneOf":[{"$ref":"#/$defs/TicketRule"},{"type":"null"}]},"reason":{"type":["string","null"]},"total":{"type":"integer","minimum":0},"done":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"canUndo":{"type":"boolean"},"createdBy":{"$ref":"#/$defs/TicketPersonOrNone"},"createdAt":{"$ref":"#/$defs/Instant"},"finishedAt":{"$ref":"#/$defs/TicketInstant"},"undoneAt":{"$ref":"#/$defs/TicketInstant"}}},
    "TicketBatchKind": {"type":"string","enum":["bulk","distribute","reassign"]},
    "TicketBatchPreview": {"type":"object","required":["total","refused","people","rows","along"],"properties":{"total":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"people":{"type":"array","items":{"$ref":"#/$defs/TicketShare"}},"rows":{"type":"array","items":{"$ref":"#/$defs/TicketPlanRow"}},"along":{"$ref":"#/$defs/TicketAlong"}}},
    "TicketBatchRow": {"type":"object","required":["ticketId","number","subject","from","to","why","error","isDone","isUndone"],"properties":{"ticketId":{"$ref":"#/$defs/Id"},"number":{"type":"integer","minimum":1},"subject":{"type":"string"},"from":{"$ref":"#/$defs/TicketPersonOrNone"},"to":{"$ref":"#/$defs/TicketPersonOrNone"},"why":{"$ref":"#/$defs/TicketWhy"},"error":{"oneOf":[{"$ref":"#/$defs/ErrorCode"},{"type":"null"}]},"isDone":{"type":"boolean"},"isUndone":{"type":"boolean"}}},
    "TicketPlanRow": {"type":"object","required":["ticketId","number","subject","from","to","why","error"],"properties":{"ticketId":{"$ref":"#/$defs/Id"},"number":{"type":"integer","minimum":1},"subject":{"type":"string"},"from":{"$ref":"#/$defs/TicketPersonOrNone"},"to":{"$ref":"#/$defs/TicketPersonOrNone"},"why":{"$ref":"#/$defs/TicketWhy"},"error":{"oneOf":[{"$ref":"#/$defs/ErrorCode"},{"type":"null"}]}}},
    "TicketRule": {"type":"string","enum":["equal","load","level","keep"]},
    "TicketShare": {"type":"object","required":["person","level","isOnDuty","open","gets"],"properties":{"person":{"$ref":"#/$defs/Person"},"level":{"type":["integer","null"]},"isOnDuty":{"type":"boolean"},"open":{"type":"integer","minimum":0},"gets":{"type":"integer","minimum":0}}},
    "TicketWhy": {"type":"object","required":["rule","level","open"],"properties":{"rule":{"oneOf":[{"$ref":"#/$defs/TicketRule"},{"type":"string","enum":["only"]},{"type":"null"}]},"level":{"type":["integer","null"]},"open":{"type":["integer","null"]}}},
  },
}
