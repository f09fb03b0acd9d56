// Generated from specs/reports/logs.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/reports/logs.yaml. */
export const part: ContractPart = {
  places: {
    "logs.index": {"service":"main","method":"get","path":"/logs"},
    "logs.verify": {"service":"main","method":"get","path":"/logs/verification"},
    "logs.show": {"service":"main","method":"get","path":"/logs/{id}"},
    "logs.revert": {"service":"main","method":"post","path":"/logs/{id}/revert"},
  },
  answers: {
    "logs.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LogEvent"}},"meta":{"$ref":"#/$defs/LogMeta"}}}}},"failures":[401,403,422,429]},
    "logs.verify": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/LogVerification"}}}}},"failures":[401,403,422]},
    "logs.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/LogEventDetail"}}}}},"failures":[401,403,404,422]},
    "logs.revert": {"successes":{"204":null},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "LogChannel": {"type":"string","enum":["browser","script","commandLine","job"]},
    "LogEvent": {"type":"object","required":["id","at","act","family","subject","subjectLabel","person","before","after","detail","channel","ip","userAgent","requestId","seq","isRevertible"],"properties":{"id":{"$ref":"#/$defs/Id"},"at":{"$ref":"#/$defs/Instant"},"act":{"type":"string"},"family":{"type":"string"},"subject":{"type":["string","null"]},"subjectLabel":{"type":["string","null"]},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"before":{"$ref":"#/$defs/LogValues"},"after":{"$ref":"#/$defs/LogValues"},"detail":{"type":"object","additionalProperties":true},"channel":{"oneOf":[{"$ref":"#/$defs/LogChannel"},{"type":"null"}]},"ip":{"type":["string","null"]},"userAgent":{"type":["string","null"]},"requestId":{"type":["string","null"]},"seq":{"type":["integer","null"]},"isRevertible":{"type":"boolean"}}},
    "LogEventDetail": {"type":"object","required":["id","at","act","family","subject","subjectLabel","person","before","after","detail","channel","ip","userAgent","requestId","seq","isRevertible","current"],"properties":{"id":{"$ref":"#/$defs/Id"},"at":{"$ref":"#/$defs/Instant"},"act":{"type":"string"},"family":{"type":"string"},"subject":{"type":["string","null"]},"subjectLabel":{"type":["string","null"]},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"before":{"$ref":"#/$defs/LogValues"},"after":{"$ref":"#/$defs/LogValues"},"detail":{"type":"object","additionalProperties":true},"channel":{"oneOf":[{"$ref":"#/$defs/LogChannel"},{"type":"null"}]},"ip":{"type":["string","null"]},"userAgent":{"type":["string","null"]},"requestId":{"type":["string","null"]},"seq":{"type":["integer","null"]},"isRevertible":{"type":"boolean"},"current":{"$ref":"#/$defs/LogValues"}}},
    "LogFinding": {"type":"object","required":["kind","seq","eventId"],"properties":{"kind":{"type":"string","enum":["changed","removed","moved","unlinked","rewritten","unwitnessed"]},"seq":{"type":["integer","null"]},"eventId":{"type":["string","null"]}}},
    "LogMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","isMore"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0,"maximum":10000},"totalPages":{"type":"integer","minimum":0},"next":{"type":["string","null"],"format":"uuid"},"isMore":{"type":"boolean"}}},
    "LogValues": {"type":["object","null"],"additionalProperties":true},
    "LogVerification": {"type":"object","required":["checked","next","total","waiting","heads","findings","head"],"properties":{"checked":{"type":"integer","minimum":0},"next":{"type":["integer","null"]},"total":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0},"heads":{"type":"integer","minimum":0},"head":{"type":"string"},"findings":{"type":"array","items":{"$ref":"#/$defs/LogFinding"}}}},
  },
}
