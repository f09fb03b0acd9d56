// Generated from specs/loads/uploads.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/uploads.yaml. */
export const part: ContractPart = {
  places: {
    "uploads.index": {"service":"laia","method":"get","path":"/uploads"},
    "uploads.create": {"service":"laia","method":"post","path":"/uploads"},
    "uploads.purposes": {"service":"laia","method":"get","path":"/uploads/purposes"},
    "uploads.show": {"service":"laia","method":"get","path":"/uploads/{id}"},
    "uploads.parts": {"service":"laia","method":"get","path":"/uploads/{id}/parts"},
    "uploads.part": {"service":"laia","method":"put","path":"/uploads/{id}/parts/{number}"},
    "uploads.complete": {"service":"laia","method":"post","path":"/uploads/{id}/complete"},
    "uploads.cancel": {"service":"laia","method":"post","path":"/uploads/{id}/cancel"},
  },
  answers: {
    "uploads.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ResumableUpload"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "uploads.create": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneResumableUpload"}}},"failures":[401,403,409,413,415,422,429]},
    "uploads.purposes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/UploadPurposeRules"}}}}}},"failures":[401,403]},
    "uploads.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneResumableUpload"}}},"failures":[401,403,404]},
    "uploads.parts": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/UploadPart"}}}}}},"failures":[401,403,404]},
    "uploads.part": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneResumableUpload"}}},"failures":[400,401,403,404,409,413,422,429,507]},
    "uploads.complete": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneResumableUpload"}}},"failures":[401,403,404,409,422]},
    "uploads.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneResumableUpload"}}},"failures":[401,403,404,409]},
  },
  definitions: {
    "OneResumableUpload": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ResumableUpload"}}},
    "ResumableUpload": {"type":"object","required":["id","purpose","name","size","partBytes","state","received","month","kind","resultId","refusal","createdAt","expiresAt","finishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"purpose":{"$ref":"#/$defs/UploadPurpose"},"name":{"type":"string"},"size":{"type":"integer"},"partBytes":{"type":"integer"},"state":{"$ref":"#/$defs/UploadState"},"received":{"type":"integer"},"month":{"oneOf":[{"$ref":"#/$defs/PayslipMonth"},{"type":"null"}]},"kind":{"oneOf":[{"$ref":"#/$defs/PayslipKind"},{"type":"null"}]},"resultId":{"type":["string","null"],"format":"uuid"},"refusal":{"oneOf":[{"$ref":"#/$defs/UploadRefusal"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"},"expiresAt":{"oneOf":[{"$ref":"#/$defs/Instant"},{"type":"null"}]},"finishedAt":{"oneOf":[{"$ref":"#/$defs/Instant"},{"type":"null"}]}}},
    "UploadDigest": {"type":"string","pattern":"^[0-9a-f]{64}$","maxLength":64},
    "UploadPart": {"type":"object","required":["number","size","sha256"],"properties":{"number":{"type":"integer"},"size":{"type":"integer"},"sha256":{"$ref":"#/$defs/UploadDigest"}}},
    "UploadPurpose": {"type":"string","enum":["records","payslips"]},
    "UploadPurposeRules": {"type":"object","required":["purpose","endings","limitBytes"],"properties":{"purpose":{"$ref":"#/$defs/UploadPurpose"},"endings":{"type":"array","items":{"type":"string"}},"limitBytes":{"type":"integer"}}},
    "UploadRefusal": {"type":"object","required":["code","field"],"properties":{"code":{"$ref":"#/$defs/ErrorCode"},"field":{"type":"string"}}},
    "UploadState": {"type":"string","enum":["uploading","checking","done","refused","cancelled","expired"]},
  },
}
