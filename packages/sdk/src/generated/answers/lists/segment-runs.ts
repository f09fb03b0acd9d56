// Generated from specs/lists/segment-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/segment-runs.yaml. */
export const part: ContractPart = {
  places: {
    "segmentRuns.index": {"service":"main","method":"get","path":"/segment-runs"},
    "segmentRuns.create": {"service":"main","method":"post","path":"/segment-runs"},
    "segmentRuns.show": {"service":"main","method":"get","path":"/segment-runs/{id}"},
    "segmentRuns.stop": {"service":"main","method":"post","path":"/segment-runs/{id}/stop"},
  },
  answers: {
    "segmentRuns.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/SegmentRun"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "segmentRuns.create": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegmentRun"}}},"failures":[401,403,409,422]},
    "segmentRuns.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegmentRun"}}},"failures":[401,403,404]},
    "segmentRuns.stop": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSegmentRun"}}},"failures":[401,403,404,409]},
  },
  definitions: {
    "OneSegmentRun": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/SegmentRun"}}},
    "SegmentResultState": {"type":"string","enum":["queued","processing","computed","stopped","failed"]},
    "SegmentRun": {"type":"object","required":["id","state","segments","createdBy","createdAt","startedAt","finishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"$ref":"#/$defs/SegmentRunState"},"segments":{"type":"array","items":{"$ref":"#/$defs/SegmentRunResult"}},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"}}},
    "SegmentRunResult": {"type":"object","required":["segmentId","name","state","progress","counts","failure"],"properties":{"segmentId":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/SegmentResultState"},"progress":{"$ref":"#/$defs/SegmentProgress"},"counts":{"$ref":"#/$defs/SegmentCounts"},"failure":{"$ref":"#/$defs/SegmentFailure"}}},
    "SegmentRunState": {"type":"string","enum":["queued","processing","stopping","completed","completed_with_errors","stopped"]},
  },
}
