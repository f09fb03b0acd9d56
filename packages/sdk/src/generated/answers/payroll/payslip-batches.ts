// Generated from specs/payroll/payslip-batches.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/payroll/payslip-batches.yaml. */
export const part: ContractPart = {
  places: {
    "payslipBatches.index": {"service":"intranet","method":"get","path":"/payslip-batches"},
    "payslipBatches.create": {"service":"intranet","method":"post","path":"/payslip-batches"},
    "payslipBatches.people": {"service":"intranet","method":"get","path":"/payslip-batches/people"},
    "payslipBatches.show": {"service":"intranet","method":"get","path":"/payslip-batches/{id}"},
    "payslipBatches.pages": {"service":"intranet","method":"get","path":"/payslip-batches/{id}/pages"},
    "payslipBatches.page": {"service":"intranet","method":"get","path":"/payslip-batches/{id}/page"},
    "payslipBatches.assign": {"service":"intranet","method":"post","path":"/payslip-batches/{id}/assign"},
    "payslipBatches.publish": {"service":"intranet","method":"post","path":"/payslip-batches/{id}/publish"},
    "payslipBatches.cancel": {"service":"intranet","method":"post","path":"/payslip-batches/{id}/cancel"},
    "payslipBatches.retry": {"service":"intranet","method":"post","path":"/payslip-batches/{id}/retry"},
  },
  answers: {
    "payslipBatches.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PayslipBatch"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "payslipBatches.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePayslipBatch"}}},"failures":[400,401,403,413,415,422,429,507]},
    "payslipBatches.people": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Person"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "payslipBatches.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePayslipBatch"}}},"failures":[401,403,404]},
    "payslipBatches.pages": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PayslipPage"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "payslipBatches.page": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,409,422,429]},
    "payslipBatches.assign": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePayslipBatch"}}},"failures":[401,403,404,409,422]},
    "payslipBatches.publish": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePayslipBatch"}}},"failures":[401,403,404,409,422]},
    "payslipBatches.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePayslipBatch"}}},"failures":[401,403,404,409,422]},
    "payslipBatches.retry": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePayslipBatch"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OnePayslipBatch": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PayslipBatch"}}},
    "PayslipBatch": {"type":"object","required":["id","name","month","kind","state","failure","size","pages","done","total","assigned","ambiguous","unassigned","leftOut","people","version","createdBy","createdAt","finishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"month":{"$ref":"#/$defs/PayslipMonth"},"kind":{"$ref":"#/$defs/PayslipKind"},"state":{"$ref":"#/$defs/PayslipBatchState"},"failure":{"oneOf":[{"$ref":"#/$defs/PayslipBatchFailure"},{"type":"null"}]},"size":{"type":"integer","minimum":1},"pages":{"type":"integer","minimum":0},"done":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0},"assigned":{"type":"integer","minimum":0},"ambiguous":{"type":"integer","minimum":0},"unassigned":{"type":"integer","minimum":0},"leftOut":{"type":"integer","minimum":0},"people":{"type":"integer","minimum":0},"version":{"type":"integer","minimum":1},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"finishedAt":{"type":["string","null"],"format":"date-time"}}},
    "PayslipBatchFailure": {"type":"string","enum":["encrypted","unreadable","empty","too_many_pages","too_large","too_slow","internal"]},
    "PayslipBatchState": {"type":"string","enum":["uploaded","analysing","review","publishing","published","cancelled","failed"]},
    "PayslipPage": {"type":"object","required":["number","file","filePage","state","reason","taxId","person","replaces"],"properties":{"number":{"type":"integer","minimum":1},"file":{"type":["string","null"]},"filePage":{"type":"integer","minimum":1},"state":{"$ref":"#/$defs/PayslipPageState"},"reason":{"oneOf":[{"$ref":"#/$defs/PayslipPageReason"},{"type":"null"}]},"taxId":{"type":["string","null"],"x-personal":true},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"replaces":{"type":"boolean"}}},
    "PayslipPageReason": {"type":"string","enum":["no_text","no_tax_id","unknown_tax_id","several_people","other_month"]},
    "PayslipPageState": {"type":"string","enum":["assigned","ambiguous","unassigned","left_out"]},
  },
}
