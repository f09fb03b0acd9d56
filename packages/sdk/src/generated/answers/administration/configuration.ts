// Generated from specs/administration/configuration.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/configuration.yaml. */
export const part: ContractPart = {
  places: {
    "configuration.show": {"service":"main","method":"get","path":"/configuration"},
    "configuration.import": {"service":"main","method":"post","path":"/configuration/import"},
  },
  answers: {
    "configuration.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Configuration"}}}}},"failures":[401,403,422]},
    "configuration.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ConfigurationReview"}}}}},"failures":[401,403,409,422]},
  },
  definitions: {
    "CarriedFamilies": {"type":"object","additionalProperties":{"type":"array","maxItems":2000,"items":{"$ref":"#/$defs/Values"}},"example":{"tags":[{"name":"Queja","colour":"#9b2c2c"}]}},
    "Configuration": {"type":"object","required":["format","version","exportedAt","families"],"properties":{"format":{"type":"string","enum":["portal-configuration"]},"version":{"type":"integer","enum":[1]},"exportedAt":{"$ref":"#/$defs/Instant"},"families":{"$ref":"#/$defs/CarriedFamilies"}}},
    "ConfigurationReview": {"type":"object","required":["review","families","unknown"],"properties":{"review":{"type":"string"},"families":{"type":"array","items":{"$ref":"#/$defs/FamilyReview"}},"unknown":{"type":"array","items":{"type":"string"}}}},
    "FamilyReview": {"type":"object","required":["family","added","changed","unchanged","left","refused","isReordered","rows"],"properties":{"family":{"type":"string"},"added":{"type":"integer","minimum":0},"changed":{"type":"integer","minimum":0},"unchanged":{"type":"integer","minimum":0},"left":{"type":"integer","minimum":0},"refused":{"type":"integer","minimum":0},"isReordered":{"type":"boolean"},"rows":{"type":"array","items":{"$ref":"#/$defs/RowReview"}}}},
    "RowReview": {"type":"object","required":["key","outcome","before","after","errors","missing"],"properties":{"key":{"type":"string"},"outcome":{"type":"string","enum":["added","changed","left","refused"]},"before":{"oneOf":[{"$ref":"#/$defs/Values"},{"type":"null"}]},"after":{"oneOf":[{"$ref":"#/$defs/Values"},{"type":"null"}]},"errors":{"type":"object","additionalProperties":{"type":"array","items":{"$ref":"#/$defs/FieldError"}},"example":{"name":[{"error":"taken"}]}},"missing":{"type":"array","items":{"type":"string"}}}},
    "Values": {"type":"object","additionalProperties":true,"example":{"name":"Queja"}},
  },
}
