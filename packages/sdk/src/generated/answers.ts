// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { OperationId, OperationPlace } from './operations.ts'

/** A JSON Schema of the dialect 2020-12. Answers may hold more than it says. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What an operation may answer. */
export interface Answers {
  /** By status; null for an answer without a body. */
  readonly successes: Readonly<Record<string, { readonly mediaType: string; readonly schema: JsonSchema } | null>>
  /** The statuses of its refusals; all of them carry a Problem. */
  readonly failures: readonly number[]
}

/** The schemas that `#/$defs/…` means, by service. */
export const definitions: Readonly<Record<OperationPlace['service'], Readonly<Record<string, JsonSchema>>>> = {
  main: {
    "Dashboard": {"type":"object","required":["people","team","loads"],"properties":{"people":{"type":"object","required":["employees","online"],"properties":{"employees":{"type":"integer"},"online":{"type":"integer"}}},"team":{"type":["object","null"],"required":["assigned","online"],"properties":{"assigned":{"type":"integer"},"online":{"type":"integer"}}},"loads":{"type":["object","null"],"required":["running","paused","withErrors","failed","recordsToday","errorsToday","byDay","recent"],"properties":{"running":{"type":"integer"},"paused":{"type":"integer"},"withErrors":{"type":"integer"},"failed":{"type":"integer"},"recordsToday":{"type":"integer"},"errorsToday":{"type":"integer"},"byDay":{"type":"array","items":{"type":"object","required":["date","records","errors"],"properties":{"date":{"type":"string","format":"date"},"records":{"type":"integer"},"errors":{"type":"integer"}}}},"recent":{"type":"array","items":{"$ref":"#/$defs/RecentLoad"}}}}}},
    "ErrorCode": {"type":"string","enum":["blank","invalid","referenced","format","too_long","too_short","inclusion","taken","not_number","greater_than","less_than","confirmation","content_type_invalid","file_size_out_of_range"]},
    "FieldError": {"type":"object","required":["error"],"properties":{"error":{"$ref":"#/$defs/ErrorCode"},"count":{"type":"number"},"value":{"type":"string"}}},
    "Id": {"type":"string","format":"uuid"},
    "Instant": {"type":"string","format":"date-time"},
    "LoadState": {"type":"string","enum":["created","queued","processing","pausing","paused","completed","completed_with_errors","failed"]},
    "Problem": {"type":"object","required":["type","title","status"],"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"requestId":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"errors":{"type":"object","properties":{"message":{"type":"string"}},"additionalProperties":{"type":"array","items":{"$ref":"#/$defs/FieldError"}}}}},
    "Profile": {"type":"object","required":["uid","username","displayName","email","about","photoURL","jobTitle","department","workCenter","userRole","locale","timeZone","theme","density","menuCollapsed"],"properties":{"uid":{"$ref":"#/$defs/Id"},"username":{"type":"string"},"displayName":{"type":"string"},"email":{"type":["string","null"]},"about":{"type":"string"},"photoURL":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"department":{"type":["string","null"]},"workCenter":{"type":["string","null"]},"userRole":{"type":"string"},"locale":{"type":["string","null"]},"timeZone":{"type":["string","null"]},"theme":{"type":["string","null"]},"density":{"type":["string","null"]},"menuCollapsed":{"type":"boolean"}}},
    "RecentLoad": {"type":"object","required":["id","name","state","total","processed","errors","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/LoadState"},"total":{"type":"integer"},"processed":{"type":"integer"},"errors":{"type":"integer"},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "SignedIn": {"type":"object","required":["code","userData","accessToken","expiresInSeconds","sessionSeconds"],"properties":{"code":{"type":"integer"},"userData":{"$ref":"#/$defs/UserData"},"accessToken":{"type":"string"},"refreshToken":{"type":"string"},"expiresInSeconds":{"type":"integer"},"sessionSeconds":{"type":"integer"}}},
    "UserData": {"type":"object","required":["uid","displayName","about","photoURL","status","userRole","accessPermissions","timeZone","locale"],"properties":{"uid":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"about":{"type":"string"},"photoURL":{"type":["string","null"]},"status":{"type":"string","enum":["online","away","offline"]},"userRole":{"type":"string"},"accessPermissions":{"type":"array","items":{"type":"string"}},"timeZone":{"type":["string","null"]},"locale":{"type":["string","null"],"enum":["es","en","de","fr","pt",null]}}},
  },
  intranet: {
  },
  laia: {
    "Analysis": {"type":"object","required":["encoding","delimiter","hasHeader","recordCount","columns","preview","warnings"],"properties":{"encoding":{"$ref":"#/$defs/Encoding"},"delimiter":{"$ref":"#/$defs/Delimiter"},"hasHeader":{"type":"boolean"},"recordCount":{"type":"integer","minimum":0},"columns":{"type":"array","items":{"type":"object","required":["index","header","samples"],"properties":{"index":{"type":"integer"},"header":{"type":"string"},"samples":{"type":"array","items":{"type":"string"}}}}},"preview":{"type":"array","items":{"type":"array","items":{"type":"string"}}},"warnings":{"type":"array","items":{"type":"string","enum":["double_encoding","currency_sign","duplicate_headers","ragged_rows","same_content","sep_line"]}}}},
    "Campaign": {"type":"object","required":["id","name","kind","subcampaigns"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"type":"string","enum":["inbound","outbound","blended","recovery","back_office"]},"subcampaigns":{"type":"array","items":{"type":"string"}}}},
    "ColumnType": {"type":"string","enum":["text","integer","decimal","date","phone","email","nif","postalCode","boolean","list"]},
    "Delimiter": {"type":"string","enum":[",",";","\t","|"]},
    "Encoding": {"type":"string","enum":["utf-8","utf-8-bom","windows-1252","utf-16le"]},
    "ErrorCode": {"type":"string","enum":["blank","invalid","referenced","format","too_long","too_short","inclusion","taken","not_number","greater_than","less_than","confirmation","content_type_invalid","file_size_out_of_range"]},
    "Field": {"type":"object","required":["id","key","label","type","required","minimum","maximum","options","position","personalData","active","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"key":{"type":"string"},"label":{"type":"string","minLength":1,"maxLength":80},"type":{"$ref":"#/$defs/FieldType"},"required":{"type":"boolean"},"minimum":{"type":["number","null"]},"maximum":{"type":["number","null"]},"options":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":200}},"position":{"type":"integer","minimum":0,"maximum":10000},"personalData":{"type":"string","enum":["none","identifying","special"]},"active":{"type":"boolean"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "FieldError": {"type":"object","required":["error"],"properties":{"error":{"$ref":"#/$defs/ErrorCode"},"count":{"type":"number"},"value":{"type":"string"}}},
    "FieldType": {"type":"string","enum":["text","integer","decimal","date","list","phone","email","nif","boolean"]},
    "Id": {"type":"string","format":"uuid"},
    "Instant": {"type":"string","format":"date-time"},
    "Load": {"type":"object","required":["id","name","state","templateId","templateName","templateVersion","recordsFileId","fileName","total","processed","created","updated","unchanged","duplicated","excluded","errors","rowsPerSecond","secondsLeft","round","failure","createdAt","startedAt","finishedAt","createdBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/LoadState"},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"templateVersion":{"type":"integer"},"recordsFileId":{"$ref":"#/$defs/Id"},"fileName":{"type":"string"},"total":{"type":"integer"},"processed":{"type":"integer"},"created":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},"duplicated":{"type":"integer"},"excluded":{"type":"integer"},"errors":{"type":"integer"},"rowsPerSecond":{"type":["number","null"]},"secondsLeft":{"type":["number","null"]},"round":{"type":"integer"},"failure":{"type":["object","null"],"required":["code","row"],"properties":{"code":{"$ref":"#/$defs/ErrorCode"},"row":{"type":["integer","null"]}}},"createdAt":{"$ref":"#/$defs/Instant"},"startedAt":{"type":["string","null"],"format":"date-time"},"finishedAt":{"type":["string","null"],"format":"date-time"},"createdBy":{"$ref":"#/$defs/Person"}}},
    "LoadError": {"type":"object","required":["row","field","header","code","value"],"properties":{"row":{"type":"integer"},"field":{"type":["string","null"]},"header":{"type":["string","null"]},"code":{"$ref":"#/$defs/ErrorCode"},"value":{"type":"string"}}},
    "LoadState": {"type":"string","enum":["created","queued","processing","pausing","paused","completed","completed_with_errors","failed"]},
    "Meta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0}}},
    "One": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Template"}}},
    "One-2": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RecordsFile"}}},
    "One-3": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Load"}}},
    "One-4": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Field"}}},
    "Person": {"type":"object","required":["id","displayName"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"}}},
    "Problem": {"type":"object","required":["type","title","status"],"properties":{"type":{"type":"string"},"title":{"type":"string"},"status":{"type":"integer"},"detail":{"type":"string"},"requestId":{"type":"string"},"missing":{"type":"array","items":{"type":"string"}},"errors":{"type":"object","properties":{"message":{"type":"string"}},"additionalProperties":{"type":"array","items":{"$ref":"#/$defs/FieldError"}}}}},
    "RecordsFile": {"type":"object","required":["id","name","size","sha256","state","analysis","sameContentAs","suggestedMapping","createdAt","createdBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"size":{"type":"integer"},"sha256":{"type":"string"},"state":{"$ref":"#/$defs/RecordsFileState"},"analysis":{"$ref":"#/$defs/Analysis"},"sameContentAs":{"type":["string","null"],"format":"uuid"},"suggestedMapping":{"type":["object","null"],"additionalProperties":{"type":["integer","null"]}},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"}}},
    "RecordsFileState": {"type":"string","enum":["analyzed","imported"]},
    "Skill": {"type":"object","required":["id","code","name","channel","languages","campaignId","campaignName","skillGroupId","active"],"properties":{"id":{"$ref":"#/$defs/Id"},"code":{"type":"string"},"name":{"type":"string"},"channel":{"type":"string","enum":["voice","chat","email","back_office","whatsapp"]},"languages":{"type":"array","items":{"type":"string"}},"campaignId":{"$ref":"#/$defs/Id"},"campaignName":{"type":"string"},"skillGroupId":{"type":["string","null"],"format":"uuid"},"active":{"type":"boolean"}}},
    "SkillGroup": {"type":"object","required":["id","name","skillCount"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"skillCount":{"type":"integer"}}},
    "Template": {"type":"object","required":["id","name","description","skillId","country","dateOrder","decimalSign","columns","version","loadCount","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"description":{"type":"string"},"skillId":{"type":["string","null"],"format":"uuid"},"country":{"type":"string","enum":["ES"]},"dateOrder":{"type":"string","enum":["dmy","mdy","ymd"]},"decimalSign":{"type":"string","enum":[",","."]},"columns":{"type":"array","items":{"$ref":"#/$defs/TemplateColumn"}},"version":{"type":"integer"},"loadCount":{"type":"integer"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "TemplateColumn": {"type":"object","required":["name","label","type"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]{0,39}$","maxLength":40},"label":{"type":"string","minLength":1,"maxLength":80},"aliases":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":80}},"type":{"$ref":"#/$defs/ColumnType"},"required":{"type":"boolean","default":false},"key":{"type":"boolean","default":false},"maxLength":{"type":["integer","null"],"minimum":1,"maximum":4000},"minLength":{"type":["integer","null"],"minimum":1,"maximum":4000},"minimum":{"type":["number","null"]},"maximum":{"type":["number","null"]},"options":{"type":"array","maxItems":500,"items":{"type":"string","minLength":1,"maxLength":200}},"default":{"type":["string","null"],"maxLength":400},"transform":{"type":"string","enum":["none","upper","lower","capitalize"],"default":"none"}}},
  },
  analytics: {
  },
}

/** What every operation may answer. */
export const answers: Readonly<Record<OperationId, Answers>> = {
  'session.login': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/SignedIn"}}},"failures":[401,422,429]},
  'session.authenticate': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/SignedIn"}}},"failures":[401,422,429]},
  'session.loginWithToken': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/SignedIn"}}},"failures":[401,422,429]},
  'session.previewToken': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["displayName"],"properties":{"displayName":{"type":"string"}}}}}}},"failures":[401,422,429]},
  'exchangeTokens.create': {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["exchangeToken","path","expiresAt"],"properties":{"exchangeToken":{"type":"string"},"path":{"type":"string"},"expiresAt":{"$ref":"#/$defs/Instant"}}}}}}},"failures":[401,403,404,422]},
  'session.refresh': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["accessToken","expiresInSeconds","sessionSeconds"],"properties":{"accessToken":{"type":"string"},"refreshToken":{"type":"string"},"expiresInSeconds":{"type":"integer"},"sessionSeconds":{"type":"integer"}}}}},"failures":[401,422]},
  'session.logout': {"successes":{"204":null},"failures":[401]},
  'session.keepAlive': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["sessionSeconds","idleSeconds"],"properties":{"sessionSeconds":{"type":"integer"},"idleSeconds":{"type":"integer"}}}}}}},"failures":[401,403,422]},
  'session.show': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["userData","kind","sessionSeconds","idleSeconds"],"properties":{"userData":{"$ref":"#/$defs/UserData"},"kind":{"type":"string","enum":["password","token"]},"sessionSeconds":{"type":"integer"},"idleSeconds":{"type":"integer"}}}}}}},"failures":[401]},
  'passwords.update': {"successes":{"204":null},"failures":[401,403,422]},
  'passwords.bootstrap': {"successes":{"204":null},"failures":[401,422,429]},
  'profile.show': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Profile"}}}}},"failures":[401]},
  'profile.patch': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Profile"}}}}},"failures":[401,422]},
  'dashboard.show': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Dashboard"}}}}},"failures":[401]},
  'templates.index': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Template"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  'templates.create': {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One"}}},"failures":[401,403,422]},
  'templates.show': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One"}}},"failures":[401,403,404]},
  'templates.update': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One"}}},"failures":[401,403,404,422]},
  'templates.destroy': {"successes":{"204":null},"failures":[401,403,404,409]},
  'recordsFile.index': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordsFile"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  'recordsFile.create': {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-2"}}},"failures":[400,401,403,413,415,422]},
  'recordsFile.show': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-2"}}},"failures":[401,403,404,422]},
  'recordsFile.patch': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-2"}}},"failures":[401,403,404,409,422]},
  'recordsFile.destroy': {"successes":{"204":null},"failures":[401,403,404,409]},
  'recordsFile.import': {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Load"}}}}},"failures":[401,403,404,409,422]},
  'loads.index': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Load"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  'loads.show': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-3"}}},"failures":[401,403,404]},
  'loads.destroy': {"successes":{"204":null},"failures":[401,403,404,409]},
  'loads.start': {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-3"}}},"failures":[401,403,404,409]},
  'loads.stop': {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-3"}}},"failures":[401,403,404,409]},
  'loads.restart': {"successes":{"202":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-3"}}},"failures":[401,403,404,409]},
  'loads.errors': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LoadError"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
  'loads.exportErrors': {"successes":{"200":{"mediaType":"text/csv","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,422]},
  'loads.export': {"successes":{"200":{"mediaType":"text/csv","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,422]},
  'loads.destroyAll': {"successes":{"204":null},"failures":[401,403,404,409]},
  'fields.index': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Field"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  'fields.create': {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-4"}}},"failures":[401,403,422]},
  'fields.show': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-4"}}},"failures":[401,403,404,422]},
  'fields.update': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-4"}}},"failures":[401,403,404,422]},
  'fields.patch': {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/One-4"}}},"failures":[401,403,404,422]},
  'fields.destroy': {"successes":{"204":null},"failures":[401,403,404,409]},
  'skills.index': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Skill"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  'skills.campaign': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Campaign"}}}}},"failures":[401,403,404]},
  'skillGroups.index': {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/SkillGroup"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
}
