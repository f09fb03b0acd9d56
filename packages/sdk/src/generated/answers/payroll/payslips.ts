// Generated from specs/payroll/payslips.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/payroll/payslips.yaml. */
export const part: ContractPart = {
  places: {
    "payslips.own": {"service":"intranet","method":"get","path":"/payslips/own"},
    "payslips.index": {"service":"intranet","method":"get","path":"/payslips"},
    "payslips.remind": {"service":"intranet","method":"post","path":"/payslips/remind"},
    "payslips.show": {"service":"intranet","method":"get","path":"/payslips/{id}"},
    "payslips.file": {"service":"intranet","method":"get","path":"/payslips/{id}/file"},
    "payslips.export": {"service":"intranet","method":"get","path":"/payslips/{id}/export"},
    "payslips.envelope": {"service":"intranet","method":"get","path":"/payslips/{id}/envelope"},
    "payslips.withdraw": {"service":"intranet","method":"post","path":"/payslips/{id}/withdraw"},
  },
  answers: {
    "payslips.own": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PayslipYear"}}}}},"failures":[401,403,422]},
    "payslips.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PublishedPayslip"}},"meta":{"$ref":"#/$defs/PublishedMeta"}}}}},"failures":[401,403,422,429]},
    "payslips.remind": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/PayslipsReminded"}}},"failures":[401,403,422]},
    "payslips.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PayslipDetail"}}}}},"failures":[401,403,404]},
    "payslips.file": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
    "payslips.export": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
    "payslips.envelope": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
    "payslips.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PublishedPayslip"}}}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Cents": {"type":"integer"},
    "Payslip": {"type":"object","required":["id","month","kind","version","state","pages","size","sha256","publishedAt","closedAt","seenAt","downloadedAt","amounts"],"properties":{"id":{"$ref":"#/$defs/Id"},"month":{"$ref":"#/$defs/PayslipMonth"},"kind":{"$ref":"#/$defs/PayslipKind"},"version":{"type":"integer","minimum":1},"state":{"$ref":"#/$defs/PayslipState"},"pages":{"type":"integer","minimum":1},"size":{"type":"integer","minimum":1},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$","maxLength":64},"publishedAt":{"$ref":"#/$defs/Instant"},"closedAt":{"type":["string","null"],"format":"date-time"},"seenAt":{"type":["string","null"],"format":"date-time"},"downloadedAt":{"type":["string","null"],"format":"date-time"},"amounts":{"oneOf":[{"$ref":"#/$defs/PayslipAmounts"},{"type":"null"}]}}},
    "PayslipAmounts": {"type":"object","required":["grossCents","deductionsCents","netCents","incomeTaxCents","incomeTaxBaseCents","contributionBaseCents"],"properties":{"grossCents":{"$ref":"#/$defs/Cents"},"deductionsCents":{"$ref":"#/$defs/Cents"},"netCents":{"$ref":"#/$defs/Cents"},"incomeTaxCents":{"$ref":"#/$defs/Cents"},"incomeTaxBaseCents":{"$ref":"#/$defs/Cents"},"contributionBaseCents":{"$ref":"#/$defs/Cents"}}},
    "PayslipDetail": {"type":"object","required":["id","month","kind","version","state","pages","size","sha256","publishedAt","closedAt","seenAt","downloadedAt","amounts","hours","versions"],"properties":{"id":{"$ref":"#/$defs/Id"},"month":{"$ref":"#/$defs/PayslipMonth"},"kind":{"$ref":"#/$defs/PayslipKind"},"version":{"type":"integer","minimum":1},"state":{"$ref":"#/$defs/PayslipState"},"pages":{"type":"integer","minimum":1},"size":{"type":"integer","minimum":1},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$","maxLength":64},"publishedAt":{"$ref":"#/$defs/Instant"},"closedAt":{"type":["string","null"],"format":"date-time"},"seenAt":{"type":["string","null"],"format":"date-time"},"downloadedAt":{"type":["string","null"],"format":"date-time"},"amounts":{"oneOf":[{"$ref":"#/$defs/PayslipAmounts"},{"type":"null"}]},"hours":{"oneOf":[{"$ref":"#/$defs/PayslipHours"},{"type":"null"}]},"versions":{"type":"array","items":{"$ref":"#/$defs/Payslip"}}}},
    "PayslipHours": {"type":"object","required":["partTime","ordinarySeconds","complementarySeconds","extraSeconds","acknowledgedAt","hash"],"properties":{"partTime":{"type":"boolean"},"ordinarySeconds":{"$ref":"#/$defs/OrdinarySeconds"},"complementarySeconds":{"$ref":"#/$defs/ComplementarySeconds"},"extraSeconds":{"$ref":"#/$defs/ExtraSeconds"},"acknowledgedAt":{"type":["string","null"],"format":"date-time"},"hash":{"$ref":"#/$defs/SheetHash"}}},
    "PayslipKind": {"type":"string","enum":["ordinary","extra"]},
    "PayslipMonth": {"type":"string","pattern":"^(19|20)\\d{2}-(0[1-9]|1[0-2])$","maxLength":7},
    "PayslipState": {"type":"string","enum":["published","replaced","withdrawn"]},
    "PayslipYear": {"type":"object","required":["year","years","payslips","toDate"],"properties":{"year":{"type":"integer"},"years":{"type":"array","items":{"type":"integer"}},"payslips":{"type":"array","items":{"$ref":"#/$defs/Payslip"}},"toDate":{"$ref":"#/$defs/PayslipsToDate"}}},
    "PayslipsReminded": {"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["notified","alreadyNotified"],"properties":{"notified":{"type":"integer","minimum":0},"alreadyNotified":{"type":"integer","minimum":0}}}}},
    "PayslipsToDate": {"type":"object","required":["counted","uncounted","grossCents","deductionsCents","netCents","incomeTaxCents","incomeTaxBaseCents","contributionBaseCents"],"properties":{"counted":{"type":"integer","minimum":0},"uncounted":{"type":"array","items":{"$ref":"#/$defs/UncountedPayslip"}},"grossCents":{"$ref":"#/$defs/Cents"},"deductionsCents":{"$ref":"#/$defs/Cents"},"netCents":{"$ref":"#/$defs/Cents"},"incomeTaxCents":{"$ref":"#/$defs/Cents"},"incomeTaxBaseCents":{"$ref":"#/$defs/Cents"},"contributionBaseCents":{"$ref":"#/$defs/Cents"}}},
    "PublishedMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","published","downloaded"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"published":{"type":"integer","minimum":0},"downloaded":{"type":"integer","minimum":0}}},
    "PublishedPayslip": {"type":"object","required":["id","person","month","kind","version","state","pages","size","publishedAt","closedAt","seenAt","downloadedAt","remindedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"month":{"$ref":"#/$defs/PayslipMonth"},"kind":{"$ref":"#/$defs/PayslipKind"},"version":{"type":"integer","minimum":1},"state":{"$ref":"#/$defs/PayslipState"},"pages":{"type":"integer","minimum":1},"size":{"type":"integer","minimum":1},"publishedAt":{"$ref":"#/$defs/Instant"},"closedAt":{"type":["string","null"],"format":"date-time"},"seenAt":{"type":["string","null"],"format":"date-time"},"downloadedAt":{"type":["string","null"],"format":"date-time"},"remindedAt":{"type":["string","null"],"format":"date-time"}}},
    "UncountedPayslip": {"type":"object","required":["id","month","kind"],"properties":{"id":{"$ref":"#/$defs/Id"},"month":{"$ref":"#/$defs/PayslipMonth"},"kind":{"$ref":"#/$defs/PayslipKind"}}},
  },
}
