// Generated from specs/loads/records-file.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/records-file.yaml. */
export const part: ContractPart = {
  places: {
    "recordsFile.index": {"service":"laia","method":"get","path":"/records-file"},
    "recordsFile.create": {"service":"laia","method":"post","path":"/records-file"},
    "recordsFile.show": {"service":"laia","method":"get","path":"/records-file/{id}"},
    "recordsFile.patch": {"service":"laia","method":"patch","path":"/records-file/{id}"},
    "recordsFile.destroy": {"service":"laia","method":"delete","path":"/records-file/{id}"},
    "recordsFile.causes": {"service":"laia","method":"get","path":"/records-file/{id}/causes"},
    "recordsFile.dryRun": {"service":"laia","method":"get","path":"/records-file/{id}/dry-run"},
    "recordsFile.startDryRun": {"service":"laia","method":"post","path":"/records-file/{id}/dry-run"},
    "recordsFile.stopDryRun": {"service":"laia","method":"delete","path":"/records-file/{id}/dry-run"},
    "recordsFile.import": {"service":"laia","method":"post","path":"/records-file/{id}/import"},
  },
  answers: {
    "recordsFile.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordsFile"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "recordsFile.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordsFile"}}},"failures":[400,401,403,413,415,422,429,507]},
    "recordsFile.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordsFile"}}},"failures":[401,403,404,422]},
    "recordsFile.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordsFile"}}},"failures":[401,403,404,409,422]},
    "recordsFile.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "recordsFile.causes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/FileCauses"}}}}},"failures":[401,403,404,422,429]},
    "recordsFile.dryRun": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"oneOf":[{"$ref":"#/$defs/DryRun"},{"type":"null"}]}}}}},"failures":[401,403,404]},
    "recordsFile.startDryRun": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DryRun"}}}}},"failures":[401,403,404,409,422,429]},
    "recordsFile.stopDryRun": {"successes":{"204":null},"failures":[401,403,404]},
    "recordsFile.import": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Load"}}}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Analysis": {"type":"object","required":["encoding","delimiter","hasHeader","sheets","sheet","dateOrder","decimalSign","recordCount","columns","preview","warnings"],"properties":{"sheets":{"type":"array","items":{"type":"object","required":["name","isHidden"],"properties":{"name":{"type":"string"},"isHidden":{"type":"boolean"}}}},"sheet":{"type":["integer","null"]},"dateOrder":{"oneOf":[{"$ref":"#/$defs/FileDateOrder"},{"type":"null"}]},"decimalSign":{"oneOf":[{"$ref":"#/$defs/FileDecimalSign"},{"type":"null"}]},"encoding":{"$ref":"#/$defs/Encoding"},"delimiter":{"$ref":"#/$defs/Delimiter"},"hasHeader":{"type":"boolean"},"recordCount":{"type":"integer","minimum":0},"columns":{"type":"array","items":{"type":"object","required":["index","header","samples"],"properties":{"index":{"type":"integer"},"header":{"type":"string"},"samples":{"type":"array","items":{"type":"string"}}}}},"preview":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"warnings":{"type":"array","items":{"type":"string","enum":["double_encoding","mixed_dates","currency_sign","duplicate_headers","ragged_rows","same_content","sep_line"]}}}},
    "Delimiter": {"type":"string","enum":[",",";","\t","|"]},
    "DryRun": {"type":"object","required":["state","templateId","templateVersion","mapping","total","processed","created","updated","unchanged","duplicated","excluded","errors","rowsPerSecond","secondsLeft","createdAt","finishedAt"],"properties":{"state":{"type":"string","enum":["queued","processing","completed","failed"]},"templateId":{"type":"string","format":"uuid"},"templateVersion":{"type":"integer"},"mapping":{"type":"object","additionalProperties":{"type":["integer","null"]}},"total":{"type":"integer"},"processed":{"type":"integer"},"created":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},"duplicated":{"type":"integer"},"excluded":{"type":"integer"},"errors":{"type":"integer"},"rowsPerSecond":{"type":["number","null"]},"secondsLeft":{"type":["number","null"]},"createdAt":{"$ref":"#/$defs/Instant"},"finishedAt":{"oneOf":[{"$ref":"#/$defs/Instant"},{"type":"null"}]}}},
    "Encoding": {"type":"string","enum":["utf-8","utf-8-bom","windows-1252","utf-16le","utf-16be"]},
    "FileCauses": {"type":"object","required":["total","checked","rejected","causes"],"properties":{"total":{"type":"integer"},"checked":{"type":"integer"},"rejected":{"type":"integer"},"causes":{"type":"array","items":{"$ref":"#/$defs/LoadCause"}}}},
    "FileDateOrder": {"type":"string","enum":["dmy","mdy","ymd"]},
    "FileDecimalSign": {"type":"string","enum":[",","."]},
    "FileLoad": {"type":"object","required":["id","name","state","outcome","total","processed","created","updated","unchanged","duplicated","excluded","errors"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/LoadState"},"outcome":{"oneOf":[{"$ref":"#/$defs/LoadOutcome"},{"type":"null"}]},"total":{"type":"integer"},"processed":{"type":"integer"},"created":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},"duplicated":{"type":"integer"},"excluded":{"type":"integer"},"errors":{"type":"integer"}}},
    "OneRecordsFile": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RecordsFile"}}},
    "RecordsFile": {"type":"object","required":["id","name","size","sha256","state","load","analysis","sameContentAs","suggestedMapping","createdAt","createdBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"size":{"type":"integer"},"sha256":{"type":"string"},"state":{"$ref":"#/$defs/RecordsFileState"},"load":{"oneOf":[{"$ref":"#/$defs/FileLoad"},{"type":"null"}]},"analysis":{"$ref":"#/$defs/Analysis"},"sameContentAs":{"type":["string","null"],"format":"uuid"},"suggestedMapping":{"type":["object","null"],"additionalProperties":{"type":["integer","null"]}},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"}}},
    "RecordsFileState": {"type":"string","enum":["analyzed","imported"]},
  },
}
