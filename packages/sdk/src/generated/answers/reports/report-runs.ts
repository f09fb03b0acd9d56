// Generated from specs/reports/report-runs.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/reports/report-runs.yaml. */
export const part: ContractPart = {
  places: {
    "reportRuns.index": {"service":"intranet","method":"get","path":"/report-runs"},
    "reportRuns.create": {"service":"intranet","method":"post","path":"/report-runs"},
    "reportRuns.show": {"service":"intranet","method":"get","path":"/report-runs/{id}"},
    "reportRuns.cancel": {"service":"intranet","method":"post","path":"/report-runs/{id}/cancel"},
    "reportRuns.file": {"service":"intranet","method":"get","path":"/report-runs/{id}/file"},
  },
  answers: {
    "reportRuns.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ReportRun"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "reportRuns.create": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportRun"}}},"failures":[401,403,404,422,429]},
    "reportRuns.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportRun"}}},"failures":[401,403,404]},
    "reportRuns.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportRun"}}},"failures":[401,403,404,409]},
    "reportRuns.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,409,429]},
  },
  definitions: {
    "OneReportRun": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ReportRun"}}},
    "ReportRun": {"type":"object","required":["id","definitionId","name","report","query","format","state","failure","isScheduled","done","total","rowsPerSecond","size","sha256","createdAt","startedAt","finishedAt","expiresAt","fetches","fetchedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"definitionId":{"type":["string","null"],"format":"uuid"},"name":{"type":"string"},"report":{"$ref":"#/$defs/ReportName"},"query":{"type":"string"},"format":{"$ref":"#/$defs/ReportFormat"},"state":{"$ref":"#/$defs/ReportRunState"},"failure":{"type":["string","null"],"enum":["permission","left","limit_reached","invalid","internal",null]},"isScheduled":{"type":"boolean"},"done":{"type":"integer","minimum":0},"total":{"type":["integer","null"],"minimum":0},"rowsPerSecond":{"type":["integer","null"],"minimum":0},"size":{"type":["integer","null"]},"sha256":{"type":["string","null"]},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"expiresAt":{"type":["string","null"],"format":"date-time"},"fetches":{"type":"integer","minimum":0},"fetchedAt":{"type":["string","null"],"format":"date-time"}}},
    "ReportRunState": {"type":"string","enum":["queued","running","ready","failed","cancelled","expired"]},
  },
}
