// Generated from specs/lists/downloads.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/downloads.yaml. */
export const part: ContractPart = {
  places: {
    "downloads.index": {"service":"main","method":"get","path":"/downloads"},
    "downloads.create": {"service":"main","method":"post","path":"/downloads"},
    "downloads.sources": {"service":"main","method":"get","path":"/downloads/sources"},
    "downloads.show": {"service":"main","method":"get","path":"/downloads/{id}"},
    "downloads.cancel": {"service":"main","method":"post","path":"/downloads/{id}/cancel"},
    "downloads.file": {"service":"main","method":"get","path":"/downloads/{id}/file"},
  },
  answers: {
    "downloads.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ListDownload"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "downloads.create": {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDownload"}}},"failures":[401,403,422,429]},
    "downloads.sources": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DownloadSource"}}}}}},"failures":[401,403]},
    "downloads.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDownload"}}},"failures":[401,403,404]},
    "downloads.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDownload"}}},"failures":[401,403,404,409]},
    "downloads.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,409,429]},
  },
  definitions: {
    "DownloadChannel": {"type":"string","enum":["phone","sms","email"]},
    "DownloadExclusion": {"type":"object","required":["blacklistId","name","layer","edition","rows"],"properties":{"blacklistId":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"layer":{"$ref":"#/$defs/BlacklistLayer"},"edition":{"type":["string","null"]},"rows":{"type":"integer","minimum":0}}},
    "DownloadFormat": {"type":"string","enum":["csv","xlsx","jsonl"]},
    "DownloadSource": {"type":"object","required":["templateId","name","fields","loads","segments","activations","filters"],"properties":{"templateId":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"fields":{"type":"array","items":{"$ref":"#/$defs/FormatField"}},"loads":{"type":"array","items":{"$ref":"#/$defs/NamedLoad"}},"segments":{"type":"array","items":{"$ref":"#/$defs/NamedSegment"}},"activations":{"type":"array","items":{"$ref":"#/$defs/NamedActivation"}},"filters":{"type":"array","items":{"$ref":"#/$defs/NamedFilter"}}}},
    "DownloadState": {"type":"string","enum":["queued","running","ready","failed","cancelled","expired"]},
    "ListDownload": {"type":"object","required":["id","mark","person","isOwn","templateName","source","sourceName","columns","format","channel","reason","state","failure","done","total","excluded","exclusions","rowsPerSecond","size","sha256","createdAt","startedAt","finishedAt","expiresAt","fetches","fetchedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"mark":{"type":"string"},"person":{"$ref":"#/$defs/Person"},"isOwn":{"type":"boolean"},"templateName":{"type":"string"},"source":{"type":"string","enum":["format","filter","load","segment","activation"]},"sourceName":{"type":["string","null"]},"columns":{"type":"array","items":{"type":"string"}},"format":{"$ref":"#/$defs/DownloadFormat"},"channel":{"$ref":"#/$defs/DownloadChannel"},"reason":{"type":"string"},"state":{"$ref":"#/$defs/DownloadState"},"failure":{"type":["string","null"],"enum":["permission","invalid","internal",null]},"done":{"type":"integer","minimum":0},"total":{"type":["integer","null"],"minimum":0},"excluded":{"type":"integer","minimum":0},"exclusions":{"type":"array","items":{"$ref":"#/$defs/DownloadExclusion"}},"rowsPerSecond":{"type":["integer","null"],"minimum":0},"size":{"type":["integer","null"]},"sha256":{"type":["string","null"]},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"expiresAt":{"type":["string","null"],"format":"date-time"},"fetches":{"type":"integer","minimum":0},"fetchedAt":{"type":["string","null"],"format":"date-time"}}},
    "NamedActivation": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "NamedFilter": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "OneDownload": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ListDownload"}}},
  },
}
