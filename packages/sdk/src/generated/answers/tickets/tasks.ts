// Generated from specs/tickets/tasks.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/tasks.yaml. */
export const part: ContractPart = {
  places: {
    "tasks.index": {"service":"main","method":"get","path":"/tasks"},
    "tasks.create": {"service":"main","method":"post","path":"/tasks"},
    "tasks.assignees": {"service":"main","method":"get","path":"/tasks/assignees"},
    "tasks.bulk": {"service":"main","method":"post","path":"/tasks/bulk"},
    "tasks.show": {"service":"main","method":"get","path":"/tasks/{id}"},
    "tasks.patch": {"service":"main","method":"patch","path":"/tasks/{id}"},
    "tasks.move": {"service":"main","method":"post","path":"/tasks/{id}/move"},
    "tasks.reassign": {"service":"main","method":"post","path":"/tasks/{id}/reassign"},
    "tasks.tick": {"service":"main","method":"post","path":"/tasks/{id}/tick"},
    "tasks.answer": {"service":"main","method":"post","path":"/tasks/{id}/notes"},
    "tasks.follow": {"service":"main","method":"post","path":"/tasks/{id}/follow"},
  },
  answers: {
    "tasks.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Task"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "tasks.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,422,429]},
    "tasks.assignees": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TaskAssignee"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "tasks.bulk": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/UserBulkResult"}}}}}},"failures":[401,403,422]},
    "tasks.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422]},
    "tasks.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422]},
    "tasks.move": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422]},
    "tasks.reassign": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422,429]},
    "tasks.tick": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422]},
    "tasks.answer": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422,429]},
    "tasks.follow": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTaskDetail"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneTaskDetail": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TaskDetail"}}},
    "Task": {"type":"object","required":["id","title","state","reason","priority","assignee","dueOn","dueTime","dueAt","isOverdue","items","itemsDone","recurrence","isWaiting","source","createdBy","createdAt","updatedAt","canMove","canChange","version"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"type":"string"},"state":{"$ref":"#/$defs/TaskState"},"reason":{"type":["string","null"]},"priority":{"$ref":"#/$defs/TaskPriority"},"assignee":{"$ref":"#/$defs/TaskAssignee"},"dueOn":{"$ref":"#/$defs/TaskDay"},"dueTime":{"$ref":"#/$defs/TaskTime"},"dueAt":{"type":["string","null"],"format":"date-time"},"isOverdue":{"type":"boolean"},"items":{"type":"integer","minimum":0},"itemsDone":{"type":"integer","minimum":0},"recurrence":{"$ref":"#/$defs/TaskRecurrence"},"isWaiting":{"type":"boolean"},"source":{"oneOf":[{"$ref":"#/$defs/TaskSource"},{"type":"null"}]},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"canMove":{"type":"boolean"},"canChange":{"type":"boolean"},"version":{"$ref":"#/$defs/Version"}}},
    "TaskAssignee": {"type":"object","required":["kind","id","name"],"properties":{"kind":{"$ref":"#/$defs/TaskAssigneeKind"},"id":{"type":"string","format":"uuid"},"name":{"type":"string"}}},
    "TaskAssigneeKind": {"type":"string","enum":["person","group","team"]},
    "TaskBefore": {"type":"object","required":["id","title","state"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"type":"string"},"state":{"$ref":"#/$defs/TaskState"}}},
    "TaskDay": {"type":["string","null"],"format":"date"},
    "TaskDetail": {"type":"object","required":["id","title","state","reason","priority","assignee","dueOn","dueTime","dueAt","isOverdue","items","itemsDone","recurrence","isWaiting","source","createdBy","createdAt","updatedAt","canMove","canChange","version","description","checklist","dependsOn","followers","entries","previousId","nextId"],"properties":{"id":{"$ref":"#/$defs/Id"},"title":{"type":"string"},"state":{"$ref":"#/$defs/TaskState"},"reason":{"type":["string","null"]},"priority":{"$ref":"#/$defs/TaskPriority"},"assignee":{"$ref":"#/$defs/TaskAssignee"},"dueOn":{"$ref":"#/$defs/TaskDay"},"dueTime":{"$ref":"#/$defs/TaskTime"},"dueAt":{"type":["string","null"],"format":"date-time"},"isOverdue":{"type":"boolean"},"items":{"type":"integer","minimum":0},"itemsDone":{"type":"integer","minimum":0},"recurrence":{"$ref":"#/$defs/TaskRecurrence"},"isWaiting":{"type":"boolean"},"source":{"oneOf":[{"$ref":"#/$defs/TaskSource"},{"type":"null"}]},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"canMove":{"type":"boolean"},"canChange":{"type":"boolean"},"version":{"$ref":"#/$defs/Version"},"description":{"type":"string"},"checklist":{"type":"array","items":{"$ref":"#/$defs/TaskItem"}},"dependsOn":{"type":"array","items":{"$ref":"#/$defs/TaskBefore"}},"followers":{"type":"array","items":{"$ref":"#/$defs/Person"}},"entries":{"type":"array","items":{"$ref":"#/$defs/TaskEntry"}},"previousId":{"type":["string","null"],"format":"uuid"},"nextId":{"type":["string","null"],"format":"uuid"}}},
    "TaskEntry": {"type":"object","required":["id","kind","by","at","before","after","text"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"type":"string","enum":["created","note","state","assignee","priority","due","content"]},"by":{"$ref":"#/$defs/Person"},"at":{"$ref":"#/$defs/Instant"},"before":{"type":["string","null"]},"after":{"type":["string","null"]},"text":{"type":["string","null"]}}},
    "TaskItem": {"type":"object","required":["label","isDone","doneBy","doneAt"],"properties":{"label":{"type":"string"},"isDone":{"type":"boolean"},"doneBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"doneAt":{"type":["string","null"],"format":"date-time"}}},
    "TaskPriority": {"type":"string","enum":["low","normal","high","urgent"]},
    "TaskRecurrence": {"type":["string","null"],"minLength":9,"maxLength":120},
    "TaskSource": {"type":"object","required":["kind","path"],"properties":{"kind":{"$ref":"#/$defs/TaskSourceKind"},"path":{"type":"string","pattern":"^/[A-Za-z]","minLength":2,"maxLength":300},"label":{"type":"string","maxLength":120}}},
    "TaskSourceKind": {"type":"string","enum":["request","ticket","message","opening","other"]},
    "TaskState": {"type":"string","enum":["open","in_progress","blocked","done","cancelled"]},
    "TaskTime": {"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":5},
  },
}
