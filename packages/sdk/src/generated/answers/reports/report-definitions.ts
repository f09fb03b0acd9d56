// Generated from specs/reports/report-definitions.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/reports/report-definitions.yaml. */
export const part: ContractPart = {
  places: {
    "reportDefinitions.index": {"service":"intranet","method":"get","path":"/report-definitions"},
    "reportDefinitions.create": {"service":"intranet","method":"post","path":"/report-definitions"},
    "reportDefinitions.reports": {"service":"intranet","method":"get","path":"/report-definitions/reports"},
    "reportDefinitions.receivers": {"service":"intranet","method":"get","path":"/report-definitions/receivers"},
    "reportDefinitions.show": {"service":"intranet","method":"get","path":"/report-definitions/{id}"},
    "reportDefinitions.update": {"service":"intranet","method":"put","path":"/report-definitions/{id}"},
    "reportDefinitions.destroy": {"service":"intranet","method":"delete","path":"/report-definitions/{id}"},
    "reportDefinitions.restore": {"service":"intranet","method":"post","path":"/report-definitions/{id}/restore"},
    "reportDefinitions.subscribe": {"service":"intranet","method":"put","path":"/report-definitions/{id}/subscription"},
    "reportDefinitions.unsubscribe": {"service":"intranet","method":"delete","path":"/report-definitions/{id}/subscription"},
  },
  answers: {
    "reportDefinitions.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ReportDefinition"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "reportDefinitions.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportDefinition"}}},"failures":[401,403,422,429]},
    "reportDefinitions.reports": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DefinedReport"}}}}}},"failures":[401,403]},
    "reportDefinitions.receivers": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Receivers"}}}}},"failures":[401,403,422,429]},
    "reportDefinitions.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportDefinition"}}},"failures":[401,403,404]},
    "reportDefinitions.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportDefinition"}}},"failures":[401,403,404,422,429]},
    "reportDefinitions.destroy": {"successes":{"204":null},"failures":[401,403,404]},
    "reportDefinitions.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportDefinition"}}},"failures":[401,403,404]},
    "reportDefinitions.subscribe": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneReportDefinition"}}},"failures":[401,403,404,409]},
    "reportDefinitions.unsubscribe": {"successes":{"204":null},"failures":[401,403,404]},
  },
  definitions: {
    "DefinedReport": {"type":"object","required":["report","label","columns","hasPeriod","parameters"],"properties":{"report":{"$ref":"#/$defs/ReportName"},"label":{"type":"string"},"columns":{"type":"array","items":{"$ref":"#/$defs/ReportColumn"}},"hasPeriod":{"type":"boolean"},"parameters":{"type":"array","items":{"type":"string"}}}},
    "OneReportDefinition": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ReportDefinition"}}},
    "Receivers": {"type":"object","required":["people","groups","roles"],"properties":{"people":{"type":"array","items":{"$ref":"#/$defs/Person"}},"groups":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"roles":{"type":"array","items":{"$ref":"#/$defs/Choice"}}}},
    "ReportColumn": {"type":"object","required":["name","label"],"properties":{"name":{"type":"string"},"label":{"type":"string"}}},
    "ReportDefinition": {"type":"object","required":["id","name","report","query","asked","columns","format","period","schedule","nextAt","owner","isOwn","isSubscribed","people","groups","roles","recipients","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"report":{"$ref":"#/$defs/ReportName"},"query":{"$ref":"#/$defs/ReportQuery"},"asked":{"type":"string"},"columns":{"type":"array","items":{"type":"string"}},"format":{"$ref":"#/$defs/ReportFormat"},"period":{"oneOf":[{"$ref":"#/$defs/ReportPeriod"},{"type":"null"}]},"schedule":{"oneOf":[{"$ref":"#/$defs/ReportSchedule"},{"type":"null"}]},"nextAt":{"type":["string","null"],"format":"date-time"},"owner":{"$ref":"#/$defs/Person"},"isOwn":{"type":"boolean"},"isSubscribed":{"type":"boolean"},"people":{"type":"array","items":{"$ref":"#/$defs/Person"}},"groups":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"roles":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"recipients":{"type":"array","items":{"$ref":"#/$defs/ReportRecipient"}},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "ReportFormat": {"type":"string","enum":["csv","xlsx","pdf"]},
    "ReportName": {"type":"string","enum":["workingHours","skillHours","clockEntries","clockCorrections","workdays","monthSheets","overtime","vacationReport","absenteeism"]},
    "ReportPeriod": {"type":"string","enum":["yesterday","thisWeek","lastWeek","thisMonth","lastMonth"]},
    "ReportQuery": {"type":"string","maxLength":2000},
    "ReportRecipient": {"type":"object","required":["person","since","stopped","stoppedAt"],"properties":{"person":{"$ref":"#/$defs/Person"},"since":{"$ref":"#/$defs/Instant"},"stopped":{"type":["string","null"],"enum":["permission","left","unshared",null]},"stoppedAt":{"type":["string","null"],"format":"date-time"}}},
    "ReportSchedule": {"type":"object","required":["every","hour","timeZone"],"properties":{"every":{"type":"string","enum":["day","week","month"]},"weekday":{"type":["integer","null"],"minimum":1,"maximum":7},"day":{"type":["integer","null"],"minimum":1,"maximum":31},"hour":{"type":"integer","minimum":0,"maximum":23},"timeZone":{"type":"string","minLength":1,"maxLength":64}}},
  },
}
