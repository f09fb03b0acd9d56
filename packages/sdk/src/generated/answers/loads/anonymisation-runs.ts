// Generated from specs/loads/anonymisation-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/anonymisation-runs.yaml. */
export const part: ContractPart = {
  places: {
    "anonymisationRuns.index": {"service":"main","method":"get","path":"/anonymisation-runs"},
    "anonymisationRuns.create": {"service":"main","method":"post","path":"/anonymisation-runs"},
    "anonymisationRuns.preview": {"service":"main","method":"post","path":"/anonymisation-runs/preview"},
    "anonymisationRuns.show": {"service":"main","method":"get","path":"/anonymisation-runs/{id}"},
    "anonymisationRuns.cancel": {"service":"main","method":"post","path":"/anonymisation-runs/{id}/cancel"},
  },
  answers: {
    "anonymisationRuns.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AnonymisationRun"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "anonymisationRuns.create": {"successes":{"202":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AnonymisationRun"}}}}},"failures":[401,403,422]},
    "anonymisationRuns.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AnonymisationPreview"}}}}},"failures":[401,403,422,429]},
    "anonymisationRuns.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AnonymisationRun"}}}}},"failures":[401,403,404]},
    "anonymisationRuns.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AnonymisationRun"}}}}},"failures":[401,403,404,409]},
  },
  definitions: {
    "AnonymisationPreview": {"type":"object","required":["records","held","fields","sample"],"properties":{"records":{"type":"integer","minimum":0},"held":{"type":"integer","minimum":0},"fields":{"type":"array","items":{"$ref":"#/$defs/AnonymisedField"}},"sample":{"type":"array","items":{"type":"array","items":{"type":"object","required":["field","before","after"],"properties":{"field":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]}}}}}}},
    "AnonymisationProof": {"type":"object","required":["rule","reason","by","startedAt","finishedAt","records","fields","held","files","rejects","exclusions","downloads","scan"],"properties":{"rule":{"type":"string"},"reason":{"type":"string"},"by":{"type":"string"},"startedAt":{"$ref":"#/$defs/Instant"},"finishedAt":{"$ref":"#/$defs/Instant"},"records":{"type":"integer"},"fields":{"type":"array","items":{"$ref":"#/$defs/AnonymisedField"}},"held":{"type":"array","items":{"type":"object","required":["holdId","reason","records"],"properties":{"holdId":{"$ref":"#/$defs/Id"},"reason":{"type":"string"},"records":{"type":"integer"}}}},"files":{"type":"integer"},"rejects":{"type":"integer"},"exclusions":{"type":"integer"},"downloads":{"type":"integer"},"scan":{"type":"object","required":["values","tables","blobs","found"],"properties":{"values":{"type":"integer"},"tables":{"type":"integer"},"blobs":{"type":"integer"},"found":{"type":"array","items":{"type":"string"}}}}}},
    "AnonymisationRun": {"type":"object","required":["id","ruleName","templateName","reason","state","done","total","held","rowsPerSecond","createdBy","createdAt","startedAt","finishedAt","proof","sha256"],"properties":{"id":{"$ref":"#/$defs/Id"},"ruleName":{"type":"string"},"templateName":{"type":"string"},"reason":{"type":"string"},"state":{"$ref":"#/$defs/AnonymisationRunState"},"done":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"held":{"type":"integer","minimum":0},"rowsPerSecond":{"type":["integer","null"],"minimum":0},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"proof":{"oneOf":[{"$ref":"#/$defs/AnonymisationProof"},{"type":"null"}]},"sha256":{"type":["string","null"]}}},
    "AnonymisationRunState": {"type":"string","enum":["queued","running","completed","failed","cancelled"]},
    "AnonymisedField": {"type":"object","required":["field","class","method","values"],"properties":{"field":{"type":"string"},"class":{"$ref":"#/$defs/FieldClass"},"method":{"$ref":"#/$defs/AnonymisationMethod"},"values":{"type":"integer","minimum":0}}},
  },
}
