// Generated from specs/laia.yaml by `pnpm codegen`. Never edited by hand.
import type { operations, AnalyticCode, AnalyticCodeInput, AnalyticCodePatch, AnalyticCodeUpdate, AssignedResult, AssignmentIds, Campaign, Field, FieldInput, FieldPatch, FieldUpdate, FileCauses, FinalState, FinalStateInput, FinalStatePatch, FinalStateUpdate, ImportInput, ImportRowsInput, ImportRowsResult, Load, LoadCause, LoadError, OperatingCode, OperatingCodeInput, OperatingCodePatch, OperatingCodeUpdate, Order, Priority, PriorityInput, PriorityPatch, PriorityUpdate, Project, ProjectAssignment, ProjectAssignmentInput, ProjectInput, ProjectPatch, ProjectUpdate, Reading, RecordsFile, ServiceCode, ServiceCodeInput, ServiceCodePatch, ServiceCodeUpdate, Skill, SkillAssignment, SkillAssignmentInput, SkillGroup, Subcampaign, SubcampaignInput, SubcampaignPatch, SubcampaignUpdate, Synchronization, SynchronizationChange, SynchronizationPreview, Tag, TagInput, TagPatch, TagUpdate, Template, TemplateInput, TemplateUpdate, Workflow, WorkflowInput, WorkflowPatch, WorkflowPlace, WorkflowPublication, WorkflowUpdate, WorkflowVersion, WorkflowWalk } from '#generated/laia.ts'
import { type Build, family } from '#kernel/family.ts'
import type { CallOptions } from '#http/call.ts'
import type { List } from '#http/list.ts'
import type { Operation } from '#http/operation.ts'
import type { Page } from '#http/page.ts'

/** Formats of load files: columns, types, keys. */
export interface Templates {
  /** List the templates. Sorted by name unless asked otherwise. */
  readonly index: Operation<[query?: operations['templates.index']['parameters']['query']], Page<Template>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['templates.index']['parameters']['query'], options?: CallOptions) => List<Template>
  /** Create a template. Names of templates are unique; each column's `name` is unique in its template. */
  readonly create: Operation<[body: TemplateInput], Template, 'post'>
  /** One template. One template with its columns. */
  readonly show: Operation<[id: string], Template, 'get'>
  /** Replace a template. Raises its version; loads keep the version they were made with until they are restarted. */
  readonly update: Operation<[id: string, body: TemplateUpdate], Template, 'put'>
  /** Delete a template. Refused with `referenced` while a load uses it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
}

/** Builds `templates`: Formats of load files: columns, types, keys. */
export const templates: Build<Templates> = /* @__PURE__ */ family('laia', 'templates:/records-file/templates index create show update destroy')

/** Uploaded files of records. */
export interface RecordsFileFamily {
  /** List the uploaded files. Newest first unless asked otherwise. */
  readonly index: Operation<[query?: operations['recordsFile.index']['parameters']['query']], Page<RecordsFile>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['recordsFile.index']['parameters']['query'], options?: CallOptions) => List<RecordsFile>
  /** One uploaded file. With `templateId`, also the mapping of its columns that suits that template: by header, by alias, by likeness. */
  readonly show: Operation<[id: string, query?: operations['recordsFile.show']['parameters']['query']], RecordsFile, 'get'>
  /** Correct how the file is read. What the analysis guessed wrong; the file is analysed again with it. Refused once a load was made of it. */
  readonly patch: Operation<[id: string, body: Reading], RecordsFile, 'patch'>
  /** Discard an uploaded file. Refused with `referenced` while a load uses it. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** What a template would refuse. Reads the records of the file with a template and a mapping as a load would, at most the first 50,000, and writes nothing: how many would be rejected, and why. */
  readonly causes: Operation<[id: string, query?: operations['recordsFile.causes']['parameters']['query']], FileCauses, 'get'>
  /** Make a load of a file. Fixes the template and the mapping. Answers the new load in the state `created`; `loads.start` starts it. A required column without a source is refused with `blank` at `mapping.<column>`. */
  readonly import: Operation<[id: string, body: ImportInput], Load, 'post'>
}

/** Builds `recordsFile`: Uploaded files of records. */
export const recordsFile: Build<RecordsFileFamily> = /* @__PURE__ */ family('laia', 'recordsFile index show=g?/{id} patch destroy causes=g?~ import=p!~')

/** A file being loaded into records. */
export interface Loads {
  /** List the loads. Newest first unless asked otherwise. */
  readonly index: Operation<[query?: operations['loads.index']['parameters']['query']], Page<Load>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['loads.index']['parameters']['query'], options?: CallOptions) => List<Load>
  /** One load. With counters, rate and what remains. */
  readonly show: Operation<[id: string], Load, 'get'>
  /** Delete a load without records. Refused with `referenced` when it has records (`loads.destroyAll` deletes those too) and with `invalid` while it runs. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Start or resume a load. From `created`, or from `paused` at the last committed slice. */
  readonly start: Operation<[id: string], Load, 'post'>
  /** Pause a load. Cooperative: the slice at hand is finished, then the load is `paused`. */
  readonly stop: Operation<[id: string], Load, 'post'>
  /** Take a load up again. From `paused` or `failed` at the last committed slice; from `completed_with_errors` it reads the rejected rows once more with the template as it is now, and raises `round`. */
  readonly restart: Operation<[id: string], Load, 'post'>
  /** Why rows were rejected. The errors of all rejected rows by field and code, the most rows first: the values behind each, what the template as it is now makes of them, and what it allows. What it would take by now is loaded by `loads.restart`. */
  readonly causes: Operation<[id: string], LoadCause[], 'get'>
  /** What was wrong with the rejected rows. Every error of every rejected row, in the order of the file. */
  readonly errors: Operation<[id: string, query?: operations['loads.errors']['parameters']['query']], Page<LoadError>, 'get'>
  /** Delete a load with all its records. Records, errors, file and load. Refused with `invalid` while it runs. */
  readonly destroyAll: Operation<[id: string], undefined, 'delete'>
}

/** Builds `loads`: A file being loaded into records. */
export const loads: Build<Loads> = /* @__PURE__ */ family('laia', 'loads index show destroy start=p~ stop=p~ restart=p~ causes=g~ errors=g?~ destroyAll=d/{id}/all')

/** Management fields. */
export interface Fields {
  /** List the management fields. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['fields.index']['parameters']['query']], Page<Field>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['fields.index']['parameters']['query'], options?: CallOptions) => List<Field>
  /** Create a management field. The key is unique among the fields that stand, and cannot change later. */
  readonly create: Operation<[body: FieldInput], Field, 'post'>
  /** Import management fields. Creates the fields whose key is new and changes the others, each by the rules of fields.create and fields.update and with their permissions. Rows that are refused are listed; the others are kept. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One management field. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Field, 'get'>
  /** Replace a management field. What is not sent takes its default. The type of a field that workflows ask for does not change (`referenced` at `type`). */
  readonly update: Operation<[id: string, body: FieldUpdate], Field, 'put'>
  /** Change a management field. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: FieldPatch], Field, 'patch'>
  /** Delete a management field. It can be restored. One that workflows ask for is not deleted (`referenced`); deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted management field. It stands again as it was, unless another one has taken its key meanwhile. */
  readonly restore: Operation<[id: string], Field, 'post'>
}

/** Builds `fields`: Management fields. */
export const fields: Build<Fields> = /* @__PURE__ */ family('laia', 'fields index create import show update patch destroy restore')

/** Tags of tickets, case files and contacts. */
export interface Tags {
  /** List the tags. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['tags.index']['parameters']['query']], Page<Tag>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['tags.index']['parameters']['query'], options?: CallOptions) => List<Tag>
  /** Create a tag. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: TagInput], Tag, 'post'>
  /** Create and change tags from a file. A row whose name stands changes that tag; each row goes through the rules of `tags.create` and `tags.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the tags in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One tag. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Tag, 'get'>
  /** Replace a tag. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: TagUpdate], Tag, 'put'>
  /** Change a tag. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: TagPatch], Tag, 'patch'>
  /** Delete a tag. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted tag. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Tag, 'post'>
}

/** Builds `tags`: Tags of tickets, case files and contacts. */
export const tags: Build<Tags> = /* @__PURE__ */ family('laia', 'tags index create import reorder show update patch destroy restore')

/** Priorities of tickets: colour, weight and promised times. */
export interface Priorities {
  /** List the priorities. In their order unless asked otherwise. */
  readonly index: Operation<[query?: operations['priorities.index']['parameters']['query']], Page<Priority>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['priorities.index']['parameters']['query'], options?: CallOptions) => List<Priority>
  /** Create a priority. Its name is unique, whatever its case and accents. */
  readonly create: Operation<[body: PriorityInput], Priority, 'post'>
  /** Create and change priorities from a file. A row whose name stands changes that priority; each row goes through the rules of `priorities.create` and `priorities.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the priorities in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One priority. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Priority, 'get'>
  /** Replace a priority. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: PriorityUpdate], Priority, 'put'>
  /** Change a priority. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: PriorityPatch], Priority, 'patch'>
  /** Delete a priority. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted priority. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Priority, 'post'>
}

/** Builds `priorities`: Priorities of tickets: colour, weight and promised times. */
export const priorities: Build<Priorities> = /* @__PURE__ */ family('laia', 'priorities index create import reorder show update patch destroy restore')

/** How contacts, tickets and cases end (tipificaciones). */
export interface FinalStates {
  /** List the final states. In their order unless asked otherwise: how a contact, a ticket or a case can end (tipificaciones). */
  readonly index: Operation<[query?: operations['finalStates.index']['parameters']['query']], Page<FinalState>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['finalStates.index']['parameters']['query'], options?: CallOptions) => List<FinalState>
  /** Create a final state. Its name and its code are unique, whatever their case. */
  readonly create: Operation<[body: FinalStateInput], FinalState, 'post'>
  /** Create and change final states from a file. A row whose code stands changes that final state; what it means in skills stays. Each row goes through the rules of `finalStates.create` and `finalStates.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** Put the final states in order. Their order wherever one of them is chosen. */
  readonly reorder: Operation<[body: Order], undefined, 'put'>
  /** One final state. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], FinalState, 'get'>
  /** Replace a final state. What is not sent takes its default; its place in the order stays. */
  readonly update: Operation<[id: string, body: FinalStateUpdate], FinalState, 'put'>
  /** Change a final state. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: FinalStatePatch], FinalState, 'patch'>
  /** Delete a final state. It can be restored. One that is in use is not deleted; deactivate it instead. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted final state. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], FinalState, 'post'>
}

/** Builds `finalStates`: How contacts, tickets and cases end (tipificaciones). */
export const finalStates: Build<FinalStates> = /* @__PURE__ */ family('laia', 'finalStates index create import reorder show update patch destroy restore')

/** States, the ways between them, and the published versions. */
export interface Workflows {
  /** List the workflows. How tickets, cases and contacts go from their first state to one in which they end. */
  readonly index: Operation<[query?: operations['workflows.index']['parameters']['query']], Page<Workflow>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['workflows.index']['parameters']['query'], options?: CallOptions) => List<Workflow>
  /** Create a workflow. It begins as a draft, which may be saved while it is incomplete. What contradicts itself is refused at its place in the document: a second state of one code (`taken`), a way to a state that is not there (`inclusion`), a permission, field or final state that does not exist (`invalid`). */
  readonly create: Operation<[body: WorkflowInput], Workflow, 'post'>
  /** Draw workflows from a file. Each row is a way between two states, drawn into the draft of the workflow of that name; what is not there yet is created: the workflow, and its states by their names, the first of which is where it begins. A way of the same name between the same states is known again, and what a row does not say of it stays. `category` and `end` are of the state that the way leads to, and no category is taken for the one where it begins; `end` is the code or name of a final state, `screen` and `required` are keys of management fields. Refused as at `workflows.create`, at the columns of the row. Nothing is published. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One workflow. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Workflow, 'get'>
  /** Replace a workflow. Writes the draft; published versions stay as they are. Refused as at its creation. */
  readonly update: Operation<[id: string, body: WorkflowUpdate], Workflow, 'put'>
  /** Change a workflow. Only what is sent changes; a document is sent whole. */
  readonly patch: Operation<[id: string, body: WorkflowPatch], Workflow, 'patch'>
  /** Delete a workflow. It can be restored; its published versions stay. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted workflow. It stands again as it was, unless another one has taken its name meanwhile. */
  readonly restore: Operation<[id: string], Workflow, 'post'>
  /** Publish the draft. Makes a version of it that never changes. Every state must be reached from the initial one (`unreachable`) and reach a final one (`dead_end`). Records that are on their way finish in their version or move by the map, in which every state that is no more has its heir. */
  readonly publish: Operation<[id: string, body: WorkflowPublication], WorkflowVersion, 'post'>
  /** The published versions of a workflow. The latest first. */
  readonly versions: Operation<[id: string, query?: operations['workflows.versions']['parameters']['query']], Page<WorkflowVersion>, 'get'>
  /** Walk through a workflow. Where a record stands after these transitions, what it can do next, and what its end does. Nothing is kept. */
  readonly simulate: Operation<[id: string, body: WorkflowWalk], WorkflowPlace, 'post'>
}

/** Builds `workflows`: States, the ways between them, and the published versions. */
export const workflows: Build<Workflows> = /* @__PURE__ */ family('laia', 'workflows index create import show update patch destroy restore publish=p!~ versions=g?~ simulate=p!~')

/** Skills and their groups. */
export interface Skills {
  /** List the skills. Sorted by code unless asked otherwise. */
  readonly index: Operation<[query?: operations['skills.index']['parameters']['query']], Page<Skill>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['skills.index']['parameters']['query'], options?: CallOptions) => List<Skill>
  /** The campaign of a skill. With its subcampaigns. */
  readonly campaign: Operation<[id: string], Campaign, 'get'>
}

/** Builds `skills`: Skills and their groups. */
export const skills: Build<Skills> = /* @__PURE__ */ family('laia', 'skills:/skill index campaign=g~')

/** Skills and their groups. */
export interface SkillGroups {
  /** List the skill groups. Sorted by name unless asked otherwise. */
  readonly index: Operation<[query?: operations['skillGroups.index']['parameters']['query']], Page<SkillGroup>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['skillGroups.index']['parameters']['query'], options?: CallOptions) => List<SkillGroup>
}

/** Builds `skillGroups`: Skills and their groups. */
export const skillGroups: Build<SkillGroups> = /* @__PURE__ */ family('laia', 'skillGroups:/groupskill index')

/** Skills and their groups. */
export interface Campaigns {
  /** List the campaigns. Sorted by name. */
  readonly index: Operation<[query?: operations['campaigns.index']['parameters']['query']], Page<Campaign>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['campaigns.index']['parameters']['query'], options?: CallOptions) => List<Campaign>
}

/** Builds `campaigns`: Skills and their groups. */
export const campaigns: Build<Campaigns> = /* @__PURE__ */ family('laia', 'campaigns index')

/** Skills and their groups. */
export interface Subcampaigns {
  /** List the subcampaigns. Sorted by code unless asked otherwise; the search looks into code and name. */
  readonly index: Operation<[query?: operations['subcampaigns.index']['parameters']['query']], Page<Subcampaign>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['subcampaigns.index']['parameters']['query'], options?: CallOptions) => List<Subcampaign>
  /** Create a subcampaign. Its code is unique, its name within its campaign, whatever their case and accents. */
  readonly create: Operation<[body: SubcampaignInput], Subcampaign, 'post'>
  /** Create and change subcampaigns from a file. A row whose code stands changes that subcampaign; each row goes through the rules of `subcampaigns.create` and `subcampaigns.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One subcampaign. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Subcampaign, 'get'>
  /** Replace a subcampaign. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: SubcampaignUpdate], Subcampaign, 'put'>
  /** Change a subcampaign. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: SubcampaignPatch], Subcampaign, 'patch'>
  /** Delete a subcampaign. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted subcampaign. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], Subcampaign, 'post'>
}

/** Builds `subcampaigns`: Skills and their groups. */
export const subcampaigns: Build<Subcampaigns> = /* @__PURE__ */ family('laia', 'subcampaigns index create import show update patch destroy restore')

/** Who has which skills, how well and from when to when. */
export interface SkillAssignments {
  /** List who has which skills. Past, current and planned; of the people whom the caller may see. Narrow it to a person for their skills, to a skill for its people. */
  readonly index: Operation<[query?: operations['skillAssignments.index']['parameters']['query']], Page<SkillAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['skillAssignments.index']['parameters']['query'], options?: CallOptions) => List<SkillAssignment>
  /** Give people a skill. Or changes how they have it: who has it keeps what is not said here. New ones are of level 3, not the main one and without an end. Each person is told apart. A skill that is not in use is `invalid` at `skillId`. */
  readonly assign: Operation<[body: SkillAssignmentInput], AssignedResult, 'post'>
  /** Take skills from people. Each assignment is told apart; one of a person whom the caller may not see is `unknown`. What was, the log remembers. */
  readonly destroyAll: Operation<[body: AssignmentIds], AssignedResult, 'post'>
  /** Give people skills by a file. Each row names a person by `username` and a skill by the code in `skill`, and says `level`, `isMain`, `startsOn` and `endsOn` as `skillAssignments.assign` takes them. Each is written or refused by itself. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `skillAssignments`: Who has which skills, how well and from when to when. */
export const skillAssignments: Build<SkillAssignments> = /* @__PURE__ */ family('laia', 'skillAssignments index assign=p! destroyAll=p!/remove import')

/** Who works in which projects. */
export interface ProjectAssignments {
  /** List who works in which projects. Past, current and planned; of the people whom the caller may see. Narrow it to a person for their projects, to a project for its people. */
  readonly index: Operation<[query?: operations['projectAssignments.index']['parameters']['query']], Page<ProjectAssignment>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['projectAssignments.index']['parameters']['query'], options?: CallOptions) => List<ProjectAssignment>
  /** Give people a project. Or changes since and until when: who is in it keeps what is not said here. Each person is told apart. A project that is closed or archived is `invalid` at `projectId`, days outside of those of the project at `startsOn` or `endsOn`. */
  readonly assign: Operation<[body: ProjectAssignmentInput], AssignedResult, 'post'>
  /** Take projects from people. Each assignment is told apart; one of a person whom the caller may not see is `unknown`. What was, the log remembers. */
  readonly destroyAll: Operation<[body: AssignmentIds], AssignedResult, 'post'>
  /** Give people projects by a file. Each row names a person by `username` and a project by the code in `project`, and says `startsOn` and `endsOn` as `projectAssignments.assign` takes them. Each is written or refused by itself. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
}

/** Builds `projectAssignments`: Who works in which projects. */
export const projectAssignments: Build<ProjectAssignments> = /* @__PURE__ */ family('laia', 'projectAssignments index assign=p! destroyAll=p!/remove import')

/** Campaigns and skills as the telephony platform has them. */
export interface SynchronizationFamily {
  /** List the synchronizations. Newest first: who started each, what it found and how it ended. */
  readonly index: Operation<[query?: operations['synchronization.index']['parameters']['query']], Page<Synchronization>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['synchronization.index']['parameters']['query'], options?: CallOptions) => List<Synchronization>
  /** What a synchronization would change. Reads the source and compares it with the campaigns, groups and skills that are stored. Nothing changes. */
  readonly preview: Operation<[], SynchronizationPreview, 'get'>
  /** Synchronize the agents and their skills. A job does it. Skills that the source says somebody has are given or changed, and those that it gave and does not name any more are taken away; what people gave by hand and the source does not name stays. While a synchronization is under way another is refused with 409 and `invalid` at `state`. */
  readonly runUsers: Operation<[], Synchronization, 'post'>
  /** What a synchronization of the agents would change. Reads the source and compares which skills it says that people have with those that are stored. Nothing changes. A person or a skill that is not known here is `unknown`, and left out by the synchronization. */
  readonly previewUsers: Operation<[], SynchronizationPreview, 'get'>
  /** Synchronize all campaigns and skills. A job does it. What the source has and nobody stored is added, what differs is changed, and what it does not name any more is deactivated: nothing is deleted. While one is under way another is refused with 409 and `invalid` at `state`. */
  readonly run: Operation<[], Synchronization, 'post'>
  /** Synchronize one campaign. The id is that of the campaign: only it and its skills are compared. One that the platform does not know is `invalid` at `campaignId`. */
  readonly runCampaign: Operation<[id: string], Synchronization, 'post'>
  /** One synchronization. How far it has come. */
  readonly show: Operation<[id: string], Synchronization, 'get'>
  /** What a synchronization changed. In the order in which it was done, each with before and after. */
  readonly changes: Operation<[id: string, query?: operations['synchronization.changes']['parameters']['query']], Page<SynchronizationChange>, 'get'>
  /** Cancel a synchronization. What it has changed stays changed, and is listed. One that has ended is refused with 409 and `invalid` at `state`. */
  readonly cancel: Operation<[id: string], Synchronization, 'post'>
  /** Try a failed or cancelled synchronization again. A new one of the same campaigns, which says of which it is a repetition. Another state is refused with 409 and `invalid` at `state`. */
  readonly restart: Operation<[id: string], Synchronization, 'post'>
}

/** Builds `synchronization`: Campaigns and skills as the telephony platform has them. */
export const synchronization: Build<SynchronizationFamily> = /* @__PURE__ */ family('laia', 'synchronization index preview=g/preview runUsers=p/users previewUsers=g/users/preview run=p/skills-campaign runCampaign=p/skills-campaign/{id} show changes=g?~ cancel=p~ restart=p~')

/** Projects: customer, state, dates, codes, who coordinates them and which skills serve them. */
export interface Projects {
  /** List the projects. Sorted by code unless asked otherwise; the search looks into code, name and customer. */
  readonly index: Operation<[query?: operations['projects.index']['parameters']['query']], Page<Project>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['projects.index']['parameters']['query'], options?: CallOptions) => List<Project>
  /** Create a project. Its code and its name are unique, whatever their case and accents. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`. */
  readonly create: Operation<[body: ProjectInput], Project, 'post'>
  /** Create and change projects from a file. A row whose code stands changes that project; each row goes through the rules of `projects.create` and `projects.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One project. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], Project, 'get'>
  /** Replace a project. What is not sent takes its default. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`. */
  readonly update: Operation<[id: string, body: ProjectUpdate], Project, 'put'>
  /** Change a project. Only what is sent changes. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`. */
  readonly patch: Operation<[id: string, body: ProjectPatch], Project, 'patch'>
  /** Delete a project. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted project. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], Project, 'post'>
}

/** Builds `projects`: Projects: customer, state, dates, codes, who coordinates them and which skills serve them. */
export const projects: Build<Projects> = /* @__PURE__ */ family('laia', 'projects index create import show update patch destroy restore')

/** Analytic, service and operating codes. */
export interface AnalyticCodes {
  /** List the analytic codes. Sorted by code unless asked otherwise; the search looks into code, name and cost centre. */
  readonly index: Operation<[query?: operations['analyticCodes.index']['parameters']['query']], Page<AnalyticCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['analyticCodes.index']['parameters']['query'], options?: CallOptions) => List<AnalyticCode>
  /** Create an analytic code. Its code and its name are unique, whatever their case and accents. */
  readonly create: Operation<[body: AnalyticCodeInput], AnalyticCode, 'post'>
  /** Create and change analytic codes from a file. A row whose code stands changes that analytic code; each row goes through the rules of `analyticCodes.create` and `analyticCodes.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One analytic code. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], AnalyticCode, 'get'>
  /** Replace an analytic code. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: AnalyticCodeUpdate], AnalyticCode, 'put'>
  /** Change an analytic code. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: AnalyticCodePatch], AnalyticCode, 'patch'>
  /** Delete an analytic code. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted analytic code. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], AnalyticCode, 'post'>
}

/** Builds `analyticCodes`: Analytic, service and operating codes. */
export const analyticCodes: Build<AnalyticCodes> = /* @__PURE__ */ family('laia', 'analyticCodes index create import show update patch destroy restore')

/** Analytic, service and operating codes. */
export interface ServiceCodes {
  /** List the service codes. Sorted by code unless asked otherwise; the search looks into code and name. */
  readonly index: Operation<[query?: operations['serviceCodes.index']['parameters']['query']], Page<ServiceCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['serviceCodes.index']['parameters']['query'], options?: CallOptions) => List<ServiceCode>
  /** Create a service code. Its code and its name are unique, whatever their case and accents. */
  readonly create: Operation<[body: ServiceCodeInput], ServiceCode, 'post'>
  /** Create and change service codes from a file. A row whose code stands changes that service code; each row goes through the rules of `serviceCodes.create` and `serviceCodes.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One service code. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], ServiceCode, 'get'>
  /** Replace a service code. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: ServiceCodeUpdate], ServiceCode, 'put'>
  /** Change a service code. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: ServiceCodePatch], ServiceCode, 'patch'>
  /** Delete a service code. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted service code. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], ServiceCode, 'post'>
}

/** Builds `serviceCodes`: Analytic, service and operating codes. */
export const serviceCodes: Build<ServiceCodes> = /* @__PURE__ */ family('laia', 'serviceCodes index create import show update patch destroy restore')

/** Analytic, service and operating codes. */
export interface OperatingCodes {
  /** List the operating codes. Sorted by code unless asked otherwise; the search looks into code and name. */
  readonly index: Operation<[query?: operations['operatingCodes.index']['parameters']['query']], Page<OperatingCode>, 'get'>
  /** The whole list, page after page: what stays in it comes once, whatever comes and goes meanwhile. */
  readonly list: (query?: operations['operatingCodes.index']['parameters']['query'], options?: CallOptions) => List<OperatingCode>
  /** Create an operating code. Its code and its name are unique, whatever their case and accents. */
  readonly create: Operation<[body: OperatingCodeInput], OperatingCode, 'post'>
  /** Create and change operating codes from a file. A row whose code stands changes that operating code; each row goes through the rules of `operatingCodes.create` and `operatingCodes.update`, and through their permissions. */
  readonly import: Operation<[body: ImportRowsInput], ImportRowsResult, 'post'>
  /** One operating code. Deleted ones too: the history leads to them. */
  readonly show: Operation<[id: string], OperatingCode, 'get'>
  /** Replace an operating code. What is not sent takes its default. */
  readonly update: Operation<[id: string, body: OperatingCodeUpdate], OperatingCode, 'put'>
  /** Change an operating code. Only what is sent changes. */
  readonly patch: Operation<[id: string, body: OperatingCodePatch], OperatingCode, 'patch'>
  /** Delete an operating code. It can be restored. One that something refers to is not deleted. */
  readonly destroy: Operation<[id: string], undefined, 'delete'>
  /** Restore a deleted operating code. It stands again as it was, unless another one has taken its code or its name meanwhile. */
  readonly restore: Operation<[id: string], OperatingCode, 'post'>
}

/** Builds `operatingCodes`: Analytic, service and operating codes. */
export const operatingCodes: Build<OperatingCodes> = /* @__PURE__ */ family('laia', 'operatingCodes index create import show update patch destroy restore')
