// Generated from specs/tickets/task-templates.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/task-templates.yaml. */
export const part: ContractPart = {
  places: {
    "taskTemplates.index": {"service":"main","method":"get","path":"/task-templates"},
    "taskTemplates.create": {"service":"main","method":"post","path":"/task-templates"},
    "taskTemplates.reorder": {"service":"main","method":"put","path":"/task-templates/order"},
    "taskTemplates.show": {"service":"main","method":"get","path":"/task-templates/{id}"},
    "taskTemplates.update": {"service":"main","method":"put","path":"/task-templates/{id}"},
    "taskTemplates.patch": {"service":"main","method":"patch","path":"/task-templates/{id}"},
    "taskTemplates.destroy": {"service":"main","method":"delete","path":"/task-templates/{id}"},
    "taskTemplates.restore": {"service":"main","method":"post","path":"/task-templates/{id}/restore"},
  },
  answers: {
    "taskTemplates.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TaskTemplate"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "taskTemplates.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskTemplate"}}},"failures":[401,403,422]},
    "taskTemplates.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "taskTemplates.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskTemplate"}}},"failures":[401,403,404,422]},
    "taskTemplates.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskTemplate"}}},"failures":[401,403,404,409,422]},
    "taskTemplates.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskTemplate"}}},"failures":[401,403,404,409,422]},
    "taskTemplates.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "taskTemplates.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskTemplate"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneTaskTemplate": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TaskTemplate"}}},
    "TaskTemplate": {"type":"object","required":["id","name","active","title","description","priority","dueDays","checklist","recurrence","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"title":{"type":"string","minLength":3,"maxLength":160},"description":{"type":"string","maxLength":4000},"priority":{"$ref":"#/$defs/TaskPriority"},"dueDays":{"type":["integer","null"],"minimum":0,"maximum":365},"checklist":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":160}},"recurrence":{"$ref":"#/$defs/TaskRecurrence"},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
