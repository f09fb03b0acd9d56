// Generated from specs/session/session.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/session.yaml. */
export const part: ContractPart = {
  places: {
    "session.login": {"service":"main","method":"post","path":"/employees/loginUser"},
    "session.authenticate": {"service":"main","method":"post","path":"/authentication/login"},
    "session.loginWithToken": {"service":"main","method":"post","path":"/employees/login-token"},
    "session.previewToken": {"service":"main","method":"post","path":"/employees/login-token/preview"},
    "session.refresh": {"service":"main","method":"post","path":"/api/auth/refresh-token"},
    "session.logout": {"service":"main","method":"post","path":"/api/auth/logout"},
    "session.keepAlive": {"service":"main","method":"post","path":"/monitor_estados/saveSession"},
    "session.show": {"service":"main","method":"get","path":"/session"},
    "session.confirm": {"service":"main","method":"post","path":"/session/confirmation"},
  },
  answers: {
    "session.login": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/SignedIn"}}},"failures":[401,422,429]},
    "session.authenticate": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/SignedIn"}}},"failures":[401,422,429]},
    "session.loginWithToken": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/SignedIn"}}},"failures":[401,422,429]},
    "session.previewToken": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["displayName"],"properties":{"displayName":{"type":"string"}}}}}}},"failures":[401,422,429]},
    "session.refresh": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["accessToken","expiresInSeconds","sessionSeconds"],"properties":{"accessToken":{"type":"string"},"refreshToken":{"type":"string"},"expiresInSeconds":{"type":"integer"},"sessionSeconds":{"type":"integer"}}}}},"failures":[401,422]},
    "session.logout": {"successes":{"204":null},"failures":[401]},
    "session.keepAlive": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["sessionSeconds","idleSeconds"],"properties":{"sessionSeconds":{"type":"integer"},"idleSeconds":{"type":"integer"}}}}}}},"failures":[401,403,422]},
    "session.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"object","required":["userData","kind","sessionSeconds","idleSeconds"],"properties":{"userData":{"$ref":"#/$defs/UserData"},"kind":{"type":"string","enum":["password","token","view"]},"sessionSeconds":{"type":"integer"},"idleSeconds":{"type":"integer"}}}}}}},"failures":[401]},
    "session.confirm": {"successes":{"204":null},"failures":[401,403,422,429]},
  },
  definitions: {
    "SignedIn": {"type":"object","required":["code","userData","accessToken","expiresInSeconds","sessionSeconds"],"properties":{"code":{"type":"integer"},"userData":{"$ref":"#/$defs/UserData"},"accessToken":{"type":"string"},"refreshToken":{"type":"string"},"expiresInSeconds":{"type":"integer"},"sessionSeconds":{"type":"integer"}}},
    "UserData": {"type":"object","required":["uid","displayName","about","photoURL","status","userRole","accessPermissions","timeZone","locale"],"properties":{"uid":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"about":{"type":"string"},"photoURL":{"type":["string","null"]},"status":{"type":"string","enum":["online","away","offline"]},"userRole":{"type":"string"},"accessPermissions":{"type":"array","items":{"type":"string"}},"timeZone":{"type":["string","null"]},"locale":{"type":["string","null"],"enum":["es","en","de","fr","pt",null]},"secondFactorDue":{"type":"boolean"}}},
  },
}
