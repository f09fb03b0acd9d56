// Generated from specs/lists/segments.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/segments.yaml. */
export const part: ContractPart = {
  places: {
    "segments.index": {"service":"main","method":"get","path":"/segments"},
    "segments.create": {"service":"main","method":"post","path":"/segments"},
    "segments.order": {"service":"main","method":"put","path":"/segments/order"},
    "segments.overlap": {"service":"main","method":"get","path":"/segments/overlap"},
    "segments.ofLoad": {"service":"main","method":"post","path":"/segments/of-load"},
    "segments.ofSegment": {"service":"main","method":"post","path":"/segments/{id}/of-segment"},
    "segments.show": {"service":"main","method":"get","path":"/segments/{id}"},
    "segments.update": {"service":"main","method":"put","path":"/segments/{id}"},
    "segments.destroy": {"service":"main","method":"delete","path":"/segments/{id}"},
    "segments.result": {"service":"main","method":"get","path":"/segments/{id}/result"},
    "segments.compute": {"service":"main","method":"post","path":"/segments/{id}/compute"},
  },
  answers: {
    "segments.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Segment"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "segments.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegment"}}},"failures":[401,403,422]},
    "segments.order": {"successes":{"204":null},"failures":[401,403,409,422]},
    "segments.overlap": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SegmentOverlap"}}}}},"failures":[401,403,422,429]},
    "segments.ofLoad": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegment"}}},"failures":[401,403,422]},
    "segments.ofSegment": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegment"}}},"failures":[401,403,404,409,422]},
    "segments.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegment"}}},"failures":[401,403,404]},
    "segments.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegment"}}},"failures":[401,403,404,409,422]},
    "segments.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "segments.result": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SegmentResult"}}}}},"failures":[401,403,404]},
    "segments.compute": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegment"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "ArmDifference": {"type":["object","null"],"required":["rate","from","until","isSignificant"],"properties":{"rate":{"type":"number","minimum":-1,"maximum":1},"from":{"type":"number","minimum":-1,"maximum":1},"until":{"type":"number","minimum":-1,"maximum":1},"isSignificant":{"type":"boolean"}}},
    "OneSegment": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Segment"}}},
    "Segment": {"type":"object","required":["id","name","description","templateId","templateName","filterId","filterName","filterVersion","newestFilterVersion","mode","exclusiveSet","position","challengerPercent","state","progress","runId","computedAt","size","counts","failure","version","createdBy","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"description":{"type":"string"},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"filterId":{"$ref":"#/$defs/Id"},"filterName":{"type":"string"},"filterVersion":{"type":"integer","minimum":1},"newestFilterVersion":{"type":"integer","minimum":1},"mode":{"$ref":"#/$defs/SegmentMode"},"exclusiveSet":{"type":["string","null"]},"position":{"type":"integer"},"challengerPercent":{"type":["integer","null"]},"state":{"$ref":"#/$defs/SegmentState"},"progress":{"$ref":"#/$defs/SegmentProgress"},"runId":{"type":["string","null"],"format":"uuid"},"computedAt":{"type":["string","null"],"format":"date-time"},"size":{"type":["integer","null"],"minimum":0},"counts":{"$ref":"#/$defs/SegmentCounts"},"failure":{"$ref":"#/$defs/SegmentFailure"},"version":{"$ref":"#/$defs/Version"},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "SegmentArm": {"type":"object","required":["contacts","reached","conversions","rate","rateFrom","rateUntil"],"properties":{"contacts":{"type":"integer","minimum":0},"reached":{"type":"integer","minimum":0},"conversions":{"type":"integer","minimum":0},"rate":{"type":["number","null"],"minimum":0,"maximum":1},"rateFrom":{"type":["number","null"],"minimum":0,"maximum":1},"rateUntil":{"type":["number","null"],"minimum":0,"maximum":1}}},
    "SegmentArms": {"type":["object","null"],"required":["champion","challenger","difference"],"properties":{"champion":{"$ref":"#/$defs/SegmentArm"},"challenger":{"$ref":"#/$defs/SegmentArm"},"difference":{"$ref":"#/$defs/ArmDifference"}}},
    "SegmentCounts": {"type":["object","null"],"required":["total","unmatched","matched","blacklisted","earlier","members","challengers"],"properties":{"total":{"type":"integer","minimum":0},"unmatched":{"type":"integer","minimum":0},"matched":{"type":"integer","minimum":0},"blacklisted":{"type":"integer","minimum":0},"earlier":{"type":"integer","minimum":0},"members":{"type":"integer","minimum":0},"challengers":{"type":"integer","minimum":0}}},
    "SegmentFailure": {"type":["string","null"],"enum":["inclusion","no_space","invalid",null]},
    "SegmentHits": {"type":"object","required":["blacklistId","name","layer","edition","ranOn","isStale","hits"],"properties":{"blacklistId":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"layer":{"$ref":"#/$defs/BlacklistLayer"},"edition":{"type":["string","null"]},"ranOn":{"type":["string","null"],"format":"date"},"isStale":{"type":"boolean"},"hits":{"type":"integer","minimum":0}}},
    "SegmentMode": {"type":"string","enum":["snapshot","dynamic"]},
    "SegmentOverlap": {"type":"object","required":["segments","pairs"],"properties":{"segments":{"type":"array","items":{"type":"object","required":["id","name","size"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"size":{"type":"integer","minimum":0}}}},"pairs":{"type":"array","items":{"$ref":"#/$defs/SegmentPair"}}}},
    "SegmentPair": {"type":"object","required":["earlierId","laterId","both","taken"],"properties":{"earlierId":{"$ref":"#/$defs/Id"},"laterId":{"$ref":"#/$defs/Id"},"both":{"type":"integer","minimum":0},"taken":{"type":"integer","minimum":0}}},
    "SegmentProgress": {"type":["object","null"],"required":["processed","total","rowsPerSecond","secondsLeft"],"properties":{"processed":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"rowsPerSecond":{"type":["number","null"]},"secondsLeft":{"type":["number","null"]}}},
    "SegmentResult": {"type":"object","required":["staleness","hits","arms"],"properties":{"staleness":{"$ref":"#/$defs/SegmentStaleness"},"hits":{"type":"array","items":{"$ref":"#/$defs/SegmentHits"}},"arms":{"$ref":"#/$defs/SegmentArms"}}},
    "SegmentStaleness": {"type":"object","required":["changedRecords","blacklistsChanged","earlierChanged","workChanged","newerVersion"],"properties":{"changedRecords":{"type":"integer","minimum":0},"blacklistsChanged":{"type":"boolean"},"earlierChanged":{"type":"boolean"},"workChanged":{"type":"boolean"},"newerVersion":{"type":["integer","null"]}}},
    "SegmentState": {"type":"string","enum":["new","queued","processing","computed","failed"]},
  },
}
