// Generated from specs/loads/loads.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/loads.yaml. */
export const part: ContractPart = {
  places: {
    "loads.index": {"service":"laia","method":"get","path":"/loads"},
    "loads.show": {"service":"laia","method":"get","path":"/loads/{id}"},
    "loads.destroy": {"service":"laia","method":"delete","path":"/loads/{id}"},
    "loads.start": {"service":"laia","method":"post","path":"/loads/{id}/start"},
    "loads.stop": {"service":"laia","method":"post","path":"/loads/{id}/stop"},
    "loads.restart": {"service":"laia","method":"post","path":"/loads/{id}/restart"},
    "loads.causes": {"service":"laia","method":"get","path":"/loads/{id}/causes"},
    "loads.errors": {"service":"laia","method":"get","path":"/loads/{id}/errors"},
    "loads.filters": {"service":"laia","method":"get","path":"/loads/{id}/filters"},
    "loads.exclusions": {"service":"laia","method":"get","path":"/loads/{id}/exclusions"},
    "loads.exportErrors": {"service":"laia","method":"get","path":"/loads/{id}/errors/export"},
    "loads.export": {"service":"laia","method":"get","path":"/loads/{id}/records/export"},
    "loads.destroyAll": {"service":"laia","method":"delete","path":"/loads/{id}/all"},
  },
  answers: {
    "loads.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Load"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "loads.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoad"}}},"failures":[401,403,404]},
    "loads.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "loads.start": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoad"}}},"failures":[401,403,404,409]},
    "loads.stop": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoad"}}},"failures":[401,403,404,409]},
    "loads.restart": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLoad"}}},"failures":[401,403,404,409]},
    "loads.causes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadCause"}}}}}},"failures":[401,403,404]},
    "loads.errors": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadError"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "loads.filters": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadFilter"}}}}}},"failures":[401,403,404]},
    "loads.exclusions": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadExclusion"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "loads.exportErrors": {"successes":{"200":{"mediaType":"text/csv","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,422,429]},
    "loads.export": {"successes":{"200":{"mediaType":"text/csv","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,422,429]},
    "loads.destroyAll": {"successes":{"204":null},"failures":[401,403,404,409]},
  },
  definitions: {
    "CauseValue": {"type":"object","required":["value","rows","becomes"],"properties":{"value":{"type":"string"},"rows":{"type":"integer"},"becomes":{"type":["string","null"]}}},
    "Load": {"type":"object","required":["id","name","state","outcome","templateId","templateName","templateVersion","recordsFileId","fileName","blacklist","total","processed","created","updated","unchanged","duplicated","excluded","errors","rowsPerSecond","secondsLeft","round","failure","createdAt","startedAt","finishedAt","createdBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/LoadState"},"outcome":{"oneOf":[{"$ref":"#/$defs/LoadOutcome"},{"type":"null"}]},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"templateVersion":{"type":"integer"},"recordsFileId":{"$ref":"#/$defs/Id"},"fileName":{"type":"string"},"blacklist":{"oneOf":[{"$ref":"#/$defs/LoadBlacklist"},{"type":"null"}]},"total":{"type":"integer"},"processed":{"type":"integer"},"created":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},"duplicated":{"type":"integer"},"excluded":{"type":"integer"},"errors":{"type":"integer"},"rowsPerSecond":{"type":["number","null"]},"secondsLeft":{"type":["number","null"]},"round":{"type":"integer"},"failure":{"type":["object","null"],"required":["code","row"],"properties":{"code":{"$ref":"#/$defs/ErrorCode"},"row":{"type":["integer","null"]}}},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"createdBy":{"$ref":"#/$defs/Person"}}},
    "LoadBlacklist": {"type":"object","required":["id","name","edition"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"edition":{"type":["string","null"]}}},
    "LoadCause": {"type":"object","required":["field","header","code","rows","distinct","values","allowed","limit"],"properties":{"field":{"type":["string","null"]},"header":{"type":["string","null"]},"code":{"$ref":"#/$defs/ErrorCode"},"rows":{"type":"integer"},"distinct":{"type":"integer"},"values":{"type":"array","items":{"$ref":"#/$defs/CauseValue"}},"allowed":{"type":"array","items":{"type":"string"}},"limit":{"type":["number","null"]}}},
    "LoadError": {"type":"object","required":["row","field","header","code","value"],"properties":{"row":{"type":"integer"},"field":{"type":["string","null"]},"header":{"type":["string","null"]},"code":{"$ref":"#/$defs/ErrorCode"},"value":{"type":"string"}}},
    "LoadExclusion": {"type":"object","required":["row","field","value","blacklistId","blacklist","layer","since"],"properties":{"row":{"type":"integer"},"field":{"type":"string"},"value":{"type":"string"},"blacklistId":{"$ref":"#/$defs/Id"},"blacklist":{"type":"string"},"layer":{"$ref":"#/$defs/BlacklistLayer"},"since":{"type":"string","format":"date"}}},
    "LoadFilter": {"type":"object","required":["blacklistId","name","layer","edition","ranOn","isStale","hits"],"properties":{"blacklistId":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"layer":{"$ref":"#/$defs/BlacklistLayer"},"edition":{"type":["string","null"]},"ranOn":{"type":["string","null"],"format":"date"},"isStale":{"type":"boolean"},"hits":{"type":"integer","minimum":0}}},
    "LoadOutcome": {"type":"string","enum":["loaded","partial","nothing_new","rejected","failed"]},
    "LoadState": {"type":"string","enum":["created","queued","processing","pausing","paused","completed","completed_with_errors","failed"]},
    "OneLoad": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Load"}}},
  },
}
