// Generated from specs/loads/templates.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/templates.yaml. */
export const part: ContractPart = {
  places: {
    "templates.index": {"service":"laia","method":"get","path":"/records-file/templates"},
    "templates.create": {"service":"laia","method":"post","path":"/records-file/templates"},
    "templates.show": {"service":"laia","method":"get","path":"/records-file/templates/{id}"},
    "templates.update": {"service":"laia","method":"put","path":"/records-file/templates/{id}"},
    "templates.destroy": {"service":"laia","method":"delete","path":"/records-file/templates/{id}"},
  },
  answers: {
    "templates.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Template"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "templates.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTemplate"}}},"failures":[401,403,422]},
    "templates.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTemplate"}}},"failures":[401,403,404]},
    "templates.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTemplate"}}},"failures":[401,403,404,409,422]},
    "templates.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
  },
  definitions: {
    "ColumnType": {"type":"string","enum":["text","integer","decimal","date","phone","email","nif","postalCode","boolean","list"]},
    "Meaning": {"type":"object","required":["value","means"],"properties":{"value":{"type":"string","minLength":1,"maxLength":200},"means":{"type":"string","minLength":1,"maxLength":200}}},
    "OneTemplate": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Template"}}},
    "Template": {"type":"object","required":["id","name","description","skillId","country","dateOrder","decimalSign","columns","version","loadCount","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"description":{"type":"string"},"skillId":{"type":["string","null"],"format":"uuid"},"country":{"type":"string","enum":["ES"]},"dateOrder":{"type":"string","enum":["dmy","mdy","ymd"]},"decimalSign":{"type":"string","enum":[",","."]},"columns":{"type":"array","items":{"$ref":"#/$defs/TemplateColumn"}},"version":{"$ref":"#/$defs/Version"},"loadCount":{"type":"integer"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "TemplateColumn": {"type":"object","required":["name","label","type"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]{0,39}$","maxLength":40},"label":{"type":"string","minLength":1,"maxLength":80},"aliases":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":80}},"type":{"$ref":"#/$defs/ColumnType"},"required":{"type":"boolean","default":false},"key":{"type":"boolean","default":false},"maxLength":{"type":["integer","null"],"minimum":1,"maximum":4000},"minLength":{"type":["integer","null"],"minimum":1,"maximum":4000},"minimum":{"type":["number","null"]},"maximum":{"type":["number","null"]},"options":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":200}},"meanings":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/Meaning"}},"default":{"type":["string","null"],"maxLength":400},"mask":{"type":["string","null"],"minLength":1,"maxLength":60},"fieldId":{"type":["string","null"],"format":"uuid"},"transform":{"type":"string","enum":["none","upper","lower","capitalize"],"default":"none"}}},
  },
}
