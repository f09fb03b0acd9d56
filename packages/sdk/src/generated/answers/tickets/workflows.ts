// Generated from specs/tickets/workflows.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/workflows.yaml. */
export const part: ContractPart = {
  places: {
    "workflows.index": {"service":"laia","method":"get","path":"/workflows"},
    "workflows.create": {"service":"laia","method":"post","path":"/workflows"},
    "workflows.import": {"service":"laia","method":"post","path":"/workflows/import"},
    "workflows.show": {"service":"laia","method":"get","path":"/workflows/{id}"},
    "workflows.update": {"service":"laia","method":"put","path":"/workflows/{id}"},
    "workflows.patch": {"service":"laia","method":"patch","path":"/workflows/{id}"},
    "workflows.destroy": {"service":"laia","method":"delete","path":"/workflows/{id}"},
    "workflows.restore": {"service":"laia","method":"post","path":"/workflows/{id}/restore"},
    "workflows.publish": {"service":"laia","method":"post","path":"/workflows/{id}/publish"},
    "workflows.versions": {"service":"laia","method":"get","path":"/workflows/{id}/versions"},
    "workflows.simulate": {"service":"laia","method":"post","path":"/workflows/{id}/simulate"},
  },
  answers: {
    "workflows.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Workflow"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "workflows.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkflow"}}},"failures":[401,403,422]},
    "workflows.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "workflows.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkflow"}}},"failures":[401,403,404,422]},
    "workflows.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkflow"}}},"failures":[401,403,404,409,422]},
    "workflows.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkflow"}}},"failures":[401,403,404,409,422]},
    "workflows.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "workflows.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkflow"}}},"failures":[401,403,404,409,422]},
    "workflows.publish": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/WorkflowVersion"}}}}},"failures":[401,403,404,409,422]},
    "workflows.versions": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/WorkflowVersion"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "workflows.simulate": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/WorkflowPlace"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "OneWorkflow": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Workflow"}}},
    "StateMove": {"type":"object","required":["from","to"],"properties":{"from":{"type":"string","maxLength":40},"to":{"type":"string","maxLength":40}}},
    "Workflow": {"type":"object","required":["id","name","translations","active","description","document","published","faults","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"description":{"type":"string","maxLength":300},"document":{"$ref":"#/$defs/WorkflowDocument"},"published":{"type":["integer","null"],"minimum":1},"faults":{"type":"array","items":{"$ref":"#/$defs/WorkflowFault"}},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "WorkflowDocument": {"type":"object","required":["states","transitions"],"properties":{"states":{"type":"array","maxItems":60,"items":{"$ref":"#/$defs/WorkflowState"}},"transitions":{"type":"array","maxItems":200,"items":{"$ref":"#/$defs/WorkflowTransition"}}}},
    "WorkflowFault": {"type":"object","required":["path","error"],"properties":{"path":{"type":"string"},"error":{"$ref":"#/$defs/ErrorCode"}}},
    "WorkflowPlace": {"type":"object","required":["state","visited","choices","end"],"properties":{"state":{"$ref":"#/$defs/WorkflowState"},"visited":{"type":"array","items":{"$ref":"#/$defs/WorkflowState"}},"choices":{"type":"array","items":{"$ref":"#/$defs/WorkflowTransition"}},"end":{"oneOf":[{"$ref":"#/$defs/FinalState"},{"type":"null"}]}}},
    "WorkflowState": {"type":"object","required":["code","name","category"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"name":{"type":"string","minLength":1,"maxLength":80},"category":{"type":"string","enum":["initial","open","pending","final"]},"finalStateId":{"oneOf":[{"$ref":"#/$defs/Id"},{"type":"null"}]}}},
    "WorkflowTransition": {"type":"object","required":["code","name","from","to"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"name":{"type":"string","minLength":1,"maxLength":80},"from":{"type":"string","maxLength":40},"to":{"type":"string","maxLength":40},"permission":{"type":["string","null"],"maxLength":60},"screen":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":40}},"required":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":40}}}},
    "WorkflowVersion": {"type":"object","required":["id","number","document","live","map","note","records","publishedBy","publishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"number":{"type":"integer","minimum":1},"document":{"$ref":"#/$defs/WorkflowDocument"},"live":{"type":"string","enum":["finish","migrate"]},"map":{"type":"array","items":{"$ref":"#/$defs/StateMove"}},"note":{"type":"string"},"records":{"type":"integer","minimum":0},"publishedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"publishedAt":{"$ref":"#/$defs/Instant"}}},
  },
}
