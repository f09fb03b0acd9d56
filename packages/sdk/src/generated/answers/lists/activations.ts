// Generated from specs/lists/activations.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/activations.yaml. */
export const part: ContractPart = {
  places: {
    "activations.index": {"service":"main","method":"get","path":"/activations"},
    "activations.create": {"service":"main","method":"post","path":"/activations"},
    "activations.options": {"service":"main","method":"get","path":"/activations/options"},
    "activations.check": {"service":"main","method":"post","path":"/activations/check"},
    "activations.show": {"service":"main","method":"get","path":"/activations/{id}"},
    "activations.lists": {"service":"main","method":"get","path":"/activations/{id}/lists"},
    "activations.certificate": {"service":"main","method":"get","path":"/activations/{id}/certificate"},
    "activations.proof": {"service":"main","method":"get","path":"/activations/{id}/proof"},
    "activations.pause": {"service":"main","method":"post","path":"/activations/{id}/pause"},
    "activations.resume": {"service":"main","method":"post","path":"/activations/{id}/resume"},
    "activations.exhaust": {"service":"main","method":"post","path":"/activations/{id}/exhaust"},
    "activations.replace": {"service":"main","method":"post","path":"/activations/{id}/replace"},
  },
  answers: {
    "activations.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Activation"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "activations.create": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneActivation"}}},"failures":[401,403,422]},
    "activations.options": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ActivationOptions"}}}}},"failures":[401,403]},
    "activations.check": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ActivationSum"}}}}},"failures":[401,403,422,429]},
    "activations.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneActivation"}}},"failures":[401,403,404]},
    "activations.lists": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ActivationList"}}}}}},"failures":[401,403,404]},
    "activations.certificate": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404]},
    "activations.proof": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404]},
    "activations.pause": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneActivation"}}},"failures":[401,403,404,409]},
    "activations.resume": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneActivation"}}},"failures":[401,403,404,409]},
    "activations.exhaust": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneActivation"}}},"failures":[401,403,404,409]},
    "activations.replace": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneActivation"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "ActivableSegment": {"type":"object","required":["id","name","size","computedAt","isStale","fields"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"size":{"type":"integer"},"computedAt":{"$ref":"#/$defs/Instant"},"isStale":{"type":"boolean"},"fields":{"type":"array","items":{"type":"object","required":["name","label"],"properties":{"name":{"type":"string"},"label":{"type":"string"}}}}}},
    "Activation": {"type":"object","required":["id","name","state","segmentId","segmentName","skillId","skillName","startsAt","endsAt","quantity","order","commercial","hoursFrom","hoursUntil","weekdays","dailyQuota","maxAttempts","replacesId","sum","progress","failure","hasCertificate","version","createdAt","createdBy","preparedAt","endedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/ActivationState"},"segmentId":{"$ref":"#/$defs/Id"},"segmentName":{"type":"string"},"skillId":{"$ref":"#/$defs/Id"},"skillName":{"type":"string"},"startsAt":{"$ref":"#/$defs/Instant"},"endsAt":{"type":["string","null"],"format":"date-time"},"quantity":{"type":["integer","null"]},"order":{"$ref":"#/$defs/ActivationOrder"},"commercial":{"type":"boolean"},"hoursFrom":{"$ref":"#/$defs/ClockHour"},"hoursUntil":{"$ref":"#/$defs/ClockHour"},"weekdays":{"$ref":"#/$defs/CallingDays"},"dailyQuota":{"type":["integer","null"]},"maxAttempts":{"type":"integer"},"replacesId":{"type":["string","null"],"format":"uuid"},"sum":{"$ref":"#/$defs/ActivationSum"},"progress":{"$ref":"#/$defs/ActivationProgress"},"failure":{"type":["string","null"],"enum":["invalid","no_space",null]},"hasCertificate":{"type":"boolean"},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"},"preparedAt":{"type":["string","null"],"format":"date-time"},"endedAt":{"type":["string","null"],"format":"date-time"}}},
    "ActivationList": {"type":"object","required":["blacklistId","name","layer","edition","ranOn","size","isStale","hits"],"properties":{"blacklistId":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"layer":{"$ref":"#/$defs/BlacklistLayer"},"edition":{"type":["string","null"]},"ranOn":{"type":["string","null"],"format":"date"},"size":{"type":"integer"},"isStale":{"type":"boolean"},"hits":{"type":"integer"}}},
    "ActivationOptions": {"type":"object","required":["segments","skills","lawful"],"properties":{"segments":{"type":"array","items":{"$ref":"#/$defs/ActivableSegment"}},"skills":{"type":"array","items":{"type":"object","required":["id","name","agents"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"agents":{"type":"integer"}}}},"lawful":{"$ref":"#/$defs/CallingHours"}}},
    "ActivationOrder": {"type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["field","random","newest"]},"field":{"type":"string","minLength":1,"maxLength":40},"direction":{"type":"string","enum":["ascending","descending"],"default":"ascending"}}},
    "ActivationOutcome": {"type":"object","required":["code","name","count"],"properties":{"code":{"type":"string"},"name":{"type":"string"},"count":{"type":"integer"}}},
    "ActivationProgress": {"type":"object","required":["waiting","resting","held","finished","blockedLater","withdrawn","missing","attempts","servedToday","perHour","outcomes"],"properties":{"waiting":{"type":"integer"},"resting":{"type":"integer"},"held":{"type":"integer"},"finished":{"type":"integer"},"blockedLater":{"type":"integer"},"withdrawn":{"type":"integer"},"missing":{"type":"integer"},"attempts":{"type":"integer"},"servedToday":{"type":"integer"},"perHour":{"type":"number"},"outcomes":{"type":"array","items":{"$ref":"#/$defs/ActivationOutcome"}}}},
    "ActivationState": {"type":"string","enum":["preparing","active","paused","exhausted","replaced","failed"]},
    "ActivationSum": {"type":"object","required":["members","queued","blacklisted","duplicated","activeElsewhere","workedOut","unreachable","overQuantity"],"properties":{"members":{"type":"integer"},"queued":{"type":"integer"},"blacklisted":{"type":"integer"},"duplicated":{"type":"integer"},"activeElsewhere":{"type":"integer"},"workedOut":{"type":"integer"},"unreachable":{"type":"integer"},"overQuantity":{"type":"integer"}}},
    "CallingDays": {"type":"array","minItems":1,"maxItems":7,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":7}},
    "CallingHours": {"type":"object","required":["hoursFrom","hoursUntil","weekdays","source"],"properties":{"hoursFrom":{"$ref":"#/$defs/ClockHour"},"hoursUntil":{"$ref":"#/$defs/ClockHour"},"weekdays":{"$ref":"#/$defs/CallingDays"},"source":{"type":"string"}}},
    "ClockHour": {"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","maxLength":5},
    "OneActivation": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Activation"}}},
  },
}
