// Generated from specs/loads/field-classes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/field-classes.yaml. */
export const part: ContractPart = {
  places: {
    "fieldClasses.index": {"service":"main","method":"get","path":"/field-classes"},
    "fieldClasses.update": {"service":"main","method":"put","path":"/field-classes/{id}"},
  },
  answers: {
    "fieldClasses.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ClassedFormat"}}}}}},"failures":[401,403]},
    "fieldClasses.update": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ClassedFormat"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "ClassedField": {"type":"object","required":["name","label","class"],"properties":{"name":{"type":"string"},"label":{"type":"string"},"class":{"$ref":"#/$defs/FieldClass"}}},
    "ClassedFormat": {"type":"object","required":["id","name","fields"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/ClassedField"}}}},
    "FieldClass": {"type":"string","enum":["name","identifier","phone","email","address","date","text","none"]},
  },
}
