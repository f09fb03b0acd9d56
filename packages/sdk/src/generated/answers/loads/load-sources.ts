// Generated from specs/loads/load-sources.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/load-sources.yaml. */
export const part: ContractPart = {
  places: {
    "loadSources.index": {"service":"laia","method":"get","path":"/loadSources"},
    "loadSources.create": {"service":"laia","method":"post","path":"/loadSources"},
    "loadSources.show": {"service":"laia","method":"get","path":"/loadSources/{id}"},
    "loadSources.update": {"service":"laia","method":"put","path":"/loadSources/{id}"},
    "loadSources.destroy": {"service":"laia","method":"delete","path":"/loadSources/{id}"},
    "loadSources.run": {"service":"laia","method":"post","path":"/loadSources/{id}/run"},
    "loadSources.runs": {"service":"laia","method":"get","path":"/loadSources/{id}/runs"},
  },
  answers: {
    "loadSources.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadSource"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "loadSources.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoadSource"}}},"failures":[401,403,422]},
    "loadSources.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoadSource"}}},"failures":[401,403,404]},
    "loadSources.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoadSource"}}},"failures":[401,403,404,409,422]},
    "loadSources.destroy": {"successes":{"204":null},"failures":[401,403,404]},
    "loadSources.run": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoadSource"}}},"failures":[401,403,404,429]},
    "loadSources.runs": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadSourceRun"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "LoadSource": {"type":"object","required":["id","name","kind","folder","host","username","hasPassword","fingerprint","bucket","region","pattern","templateId","templateName","afterwards","active","schedule","nextAt","isRunning","lastRun","owner","version","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"$ref":"#/$defs/LoadSourceKind"},"folder":{"type":"string"},"host":{"type":["string","null"]},"username":{"type":["string","null"]},"hasPassword":{"type":"boolean"},"fingerprint":{"type":["string","null"]},"bucket":{"type":["string","null"]},"region":{"type":["string","null"]},"pattern":{"type":"string"},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"afterwards":{"$ref":"#/$defs/LoadSourceAfterwards"},"active":{"type":"boolean"},"schedule":{"$ref":"#/$defs/ReportSchedule"},"nextAt":{"type":["string","null"],"format":"date-time"},"isRunning":{"type":"boolean"},"lastRun":{"oneOf":[{"$ref":"#/$defs/LoadSourceRun"},{"type":"null"}]},"owner":{"$ref":"#/$defs/Person"},"version":{"type":"integer"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "LoadSourceAfterwards": {"type":"string","enum":["move","leave"]},
    "LoadSourceFailure": {"type":"string","enum":["owner","host","connection","credentials","host_key","region","folder","content","columns","size","no_space"]},
    "LoadSourceKind": {"type":"string","enum":["folder","sftp","s3"]},
    "LoadSourceOutcome": {"type":"string","enum":["loaded","same","failed"]},
    "LoadSourceRun": {"type":"object","required":["id","file","size","outcome","failure","load","ranAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"file":{"type":["string","null"]},"size":{"type":["number","null"]},"outcome":{"$ref":"#/$defs/LoadSourceOutcome"},"failure":{"oneOf":[{"$ref":"#/$defs/LoadSourceFailure"},{"type":"null"}]},"load":{"oneOf":[{"$ref":"#/$defs/LaterLoad"},{"type":"null"}]},"ranAt":{"$ref":"#/$defs/Instant"}}},
    "OneLoadSource": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/LoadSource"}}},
  },
}
