// Generated from specs/projects/synchronization.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/synchronization.yaml. */
export const part: ContractPart = {
  places: {
    "synchronization.index": {"service":"laia","method":"get","path":"/synchronization"},
    "synchronization.preview": {"service":"laia","method":"get","path":"/synchronization/preview"},
    "synchronization.run": {"service":"laia","method":"post","path":"/synchronization/skills-campaign"},
    "synchronization.previewUsers": {"service":"laia","method":"get","path":"/synchronization/users/preview"},
    "synchronization.runUsers": {"service":"laia","method":"post","path":"/synchronization/users"},
    "synchronization.runCampaign": {"service":"laia","method":"post","path":"/synchronization/skills-campaign/{id}"},
    "synchronization.show": {"service":"laia","method":"get","path":"/synchronization/{id}"},
    "synchronization.changes": {"service":"laia","method":"get","path":"/synchronization/{id}/changes"},
    "synchronization.cancel": {"service":"laia","method":"post","path":"/synchronization/{id}/cancel"},
    "synchronization.restart": {"service":"laia","method":"post","path":"/synchronization/{id}/restart"},
  },
  answers: {
    "synchronization.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Synchronization"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "synchronization.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SynchronizationPreview"}}}}},"failures":[401,403,422]},
    "synchronization.run": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSynchronization"}}},"failures":[401,403,409,422]},
    "synchronization.previewUsers": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SynchronizationPreview"}}}}},"failures":[401,403,422]},
    "synchronization.runUsers": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSynchronization"}}},"failures":[401,403,409,422]},
    "synchronization.runCampaign": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSynchronization"}}},"failures":[401,403,404,409,422]},
    "synchronization.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSynchronization"}}},"failures":[401,403,404,422]},
    "synchronization.changes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/SynchronizationChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "synchronization.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSynchronization"}}},"failures":[401,403,404,409,422]},
    "synchronization.restart": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSynchronization"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneSynchronization": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Synchronization"}}},
    "Synchronization": {"type":"object","required":["id","state","scope","source","campaign","restartOf","createdBy","createdAt","startedAt","finishedAt","total","done","added","changed","removed","failure","failureDetail"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"$ref":"#/$defs/SynchronizationState"},"scope":{"type":"string","enum":["skills","users"]},"source":{"type":"string"},"campaign":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"restartOf":{"type":["string","null"],"format":"uuid"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"total":{"type":"integer","minimum":0},"done":{"type":"integer","minimum":0},"added":{"type":"integer","minimum":0},"changed":{"type":"integer","minimum":0},"removed":{"type":"integer","minimum":0},"failure":{"$ref":"#/$defs/SynchronizationFailure"},"failureDetail":{"type":["string","null"]}}},
    "SynchronizationChange": {"type":"object","required":["position","subject","kind","code","name","before","after"],"properties":{"position":{"type":"integer","minimum":1},"subject":{"type":"string","enum":["campaign","skillGroup","skill","assignment"]},"kind":{"type":"string","enum":["added","changed","removed","returned","unknown"]},"code":{"type":"string"},"name":{"type":"string"},"before":{"$ref":"#/$defs/SynchronizedRow"},"after":{"$ref":"#/$defs/SynchronizedRow"}}},
    "SynchronizationFailure": {"type":["string","null"],"enum":["not_configured","unreachable","unreadable","refused","unforeseen",null]},
    "SynchronizationPreview": {"type":"object","required":["source","failure","failureDetail","total","changes"],"properties":{"source":{"type":"string"},"failure":{"$ref":"#/$defs/SynchronizationFailure"},"failureDetail":{"type":["string","null"]},"total":{"type":"integer","minimum":0},"changes":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/SynchronizationChange"}}}},
    "SynchronizationState": {"type":"string","enum":["queued","running","unchanged","changed","failed","cancelled"]},
    "SynchronizedRow": {"type":["object","null"],"properties":{"name":{"type":"string"},"kind":{"type":"string"},"channel":{"type":"string"},"languages":{"type":"array","items":{"type":"string"}},"campaign":{"type":"string"},"group":{"type":["string","null"]},"active":{"type":"boolean"},"level":{"type":"integer"},"isMain":{"type":"boolean"}}},
  },
}
