// Generated from specs/attendance/record-packages.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/record-packages.yaml. */
export const part: ContractPart = {
  places: {
    "recordPackages.index": {"service":"intranet","method":"get","path":"/record-packages"},
    "recordPackages.create": {"service":"intranet","method":"post","path":"/record-packages"},
    "recordPackages.people": {"service":"intranet","method":"get","path":"/record-packages/people"},
    "recordPackages.show": {"service":"intranet","method":"get","path":"/record-packages/{id}"},
    "recordPackages.file": {"service":"intranet","method":"get","path":"/record-packages/{id}/file"},
  },
  answers: {
    "recordPackages.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordPackage"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "recordPackages.create": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordPackage"}}},"failures":[401,403,404,422,429]},
    "recordPackages.people": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Person"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "recordPackages.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordPackage"}}},"failures":[401,403,404]},
    "recordPackages.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,409,429]},
  },
  definitions: {
    "OneRecordPackage": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RecordPackage"}}},
    "RecordPackage": {"type":"object","required":["id","state","detail","from","until","people","person","done","total","size","sha256","createdBy","createdAt","finishedAt","expiresAt","isGranted"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"$ref":"#/$defs/RecordPackageState"},"detail":{"type":"string","enum":["full","totals"]},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"people":{"type":"integer","minimum":1},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"done":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"size":{"type":["integer","null"]},"sha256":{"type":["string","null"]},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"finishedAt":{"type":["string","null"],"format":"date-time"},"expiresAt":{"type":["string","null"],"format":"date-time"},"isGranted":{"type":"boolean"}}},
    "RecordPackageState": {"type":"string","enum":["queued","making","ready","failed","expired"]},
  },
}
