// Generated from specs/time-off/approval-delegations.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/approval-delegations.yaml. */
export const part: ContractPart = {
  places: {
    "approvalDelegations.index": {"service":"intranet","method":"get","path":"/approval-delegations"},
    "approvalDelegations.create": {"service":"intranet","method":"post","path":"/approval-delegations"},
    "approvalDelegations.withdraw": {"service":"intranet","method":"post","path":"/approval-delegations/{id}/withdraw"},
    "approvalDelegations.delegates": {"service":"intranet","method":"get","path":"/approval-delegations/delegates"},
    "approvalDelegations.proposals": {"service":"intranet","method":"get","path":"/approval-delegations/proposals"},
  },
  answers: {
    "approvalDelegations.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ApprovalDelegation"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "approvalDelegations.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApprovalDelegation"}}},"failures":[401,403,422,429]},
    "approvalDelegations.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApprovalDelegation"}}},"failures":[401,403,404,409]},
    "approvalDelegations.delegates": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PossibleDelegate"}}}}}},"failures":[401,403,422,429]},
    "approvalDelegations.proposals": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DelegationProposal"}}}}}},"failures":[401,403]},
  },
  definitions: {
    "ApprovalDelegation": {"type":"object","required":["id","delegator","delegate","createdBy","families","startsOn","endsOn","state","createdAt","withdrawnAt","canWithdraw"],"properties":{"id":{"$ref":"#/$defs/Id"},"delegator":{"$ref":"#/$defs/Person"},"delegate":{"$ref":"#/$defs/Person"},"createdBy":{"$ref":"#/$defs/Person"},"families":{"$ref":"#/$defs/DelegatedFamilies"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"state":{"type":"string","enum":["planned","current","past","withdrawn"]},"createdAt":{"$ref":"#/$defs/Instant"},"withdrawnAt":{"type":["string","null"],"format":"date-time"},"canWithdraw":{"type":"boolean"}}},
    "DelegatedFamilies": {"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"#/$defs/InboxFamily"}},
    "DelegationProposal": {"type":"object","required":["startsOn","endsOn","families"],"properties":{"startsOn":{"type":"string","format":"date"},"endsOn":{"type":"string","format":"date"},"families":{"$ref":"#/$defs/DelegatedFamilies"}}},
    "OneApprovalDelegation": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ApprovalDelegation"}}},
    "PossibleDelegate": {"type":"object","required":["id","displayName","families"],"properties":{"id":{"$ref":"#/$defs/Id"},"displayName":{"type":"string"},"families":{"$ref":"#/$defs/DelegatedFamilies"}}},
  },
}
