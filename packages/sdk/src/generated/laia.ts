// Generated from specs/laia.yaml by `pnpm codegen`. Never edited by hand.
export interface paths {
    "/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the loads
         * @description Newest first unless asked otherwise.
         */
        get: operations["loads.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One load
         * @description With counters, rate and what remains.
         */
        get: operations["loads.show"];
        put?: never;
        post?: never;
        /**
         * Delete a load without records
         * @description Refused with `referenced` when it has records (`loads.destroyAll` deletes those too) and with `invalid` while it runs.
         */
        delete: operations["loads.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start or resume a load
         * @description From `created`, or from `paused` at the last committed slice.
         */
        post: operations["loads.start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a load
         * @description Cooperative: the slice at hand is finished, then the load is `paused`.
         */
        post: operations["loads.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a load up again
         * @description From `paused` or `failed` at the last committed slice; from `completed_with_errors` it reads the rejected rows once more with the template as it is now, and raises `round`.
         */
        post: operations["loads.restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/causes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Why rows were rejected
         * @description The errors of all rejected rows by field and code, the most rows first: the values behind each, what the template as it is now makes of them, and what it allows. What it would take by now is loaded by `loads.restart`.
         */
        get: operations["loads.causes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What was wrong with the rejected rows
         * @description Every error of every rejected row, in the order of the file.
         */
        get: operations["loads.errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/errors/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download the rejected rows
         * @description In the layout of the file, with the columns FILA and ERROR behind: to be mended and uploaded again.
         */
        get: operations["loads.exportErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/records/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download the records of a load
         * @description Streamed. Cells that a spreadsheet would run as a formula get a leading apostrophe unless `formulaGuard` is off.
         */
        get: operations["loads.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loads/{id}/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a load with all its records
         * @description Records, errors, file and load. Refused with `invalid` while it runs.
         */
        delete: operations["loads.destroyAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the uploaded files
         * @description Newest first unless asked otherwise.
         */
        get: operations["recordsFile.index"];
        put?: never;
        /**
         * Upload a file
         * @description Streamed to disk and analysed: encoding, delimiter, header, columns, number of records. Refused with `content_type_invalid` when it is no delimited text, `file_size_out_of_range` over the limit, `blank` when empty.
         */
        post: operations["recordsFile.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records-file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One uploaded file
         * @description With `templateId`, also the mapping of its columns that suits that template: by header, by alias, by likeness.
         */
        get: operations["recordsFile.show"];
        put?: never;
        post?: never;
        /**
         * Discard an uploaded file
         * @description Refused with `referenced` while a load uses it.
         */
        delete: operations["recordsFile.destroy"];
        options?: never;
        head?: never;
        /**
         * Correct how the file is read
         * @description What the analysis guessed wrong; the file is analysed again with it. Refused once a load was made of it.
         */
        patch: operations["recordsFile.patch"];
        trace?: never;
    };
    "/records-file/{id}/causes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a template would refuse
         * @description Reads the records of the file with a template and a mapping as a load would, at most the first 50,000, and writes nothing: how many would be rejected, and why.
         */
        get: operations["recordsFile.causes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records-file/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a load of a file
         * @description Fixes the template and the mapping. Answers the new load in the state `created`; `loads.start` starts it. A required column without a source is refused with `blank` at `mapping.<column>`.
         */
        post: operations["recordsFile.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records-file/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the templates
         * @description Sorted by name unless asked otherwise.
         */
        get: operations["templates.index"];
        put?: never;
        /**
         * Create a template
         * @description Names of templates are unique; each column's `name` is unique in its template.
         */
        post: operations["templates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records-file/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One template
         * @description One template with its columns.
         */
        get: operations["templates.show"];
        /**
         * Replace a template
         * @description Raises its version; loads keep the version they were made with until they are restarted.
         */
        put: operations["templates.update"];
        post?: never;
        /**
         * Delete a template
         * @description Refused with `referenced` while a load uses it.
         */
        delete: operations["templates.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytic-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the analytic codes
         * @description Sorted by code unless asked otherwise; the search looks into code, name and cost centre.
         */
        get: operations["analyticCodes.index"];
        put?: never;
        /**
         * Create an analytic code
         * @description Its code and its name are unique, whatever their case and accents.
         */
        post: operations["analyticCodes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytic-codes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change analytic codes from a file
         * @description A row whose code stands changes that analytic code; each row goes through the rules of `analyticCodes.create` and `analyticCodes.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known.
         */
        post: operations["analyticCodes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytic-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One analytic code
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["analyticCodes.show"];
        /**
         * Replace an analytic code
         * @description What is not sent takes its default.
         */
        put: operations["analyticCodes.update"];
        post?: never;
        /**
         * Delete an analytic code
         * @description It can be restored. One that something refers to is not deleted.
         */
        delete: operations["analyticCodes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an analytic code
         * @description Only what is sent changes.
         */
        patch: operations["analyticCodes.patch"];
        trace?: never;
    };
    "/analytic-codes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted analytic code
         * @description It stands again as it was, unless another one has taken its code or its name meanwhile.
         */
        post: operations["analyticCodes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campaigns
         * @description Sorted by name.
         */
        get: operations["campaigns.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operating-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operating codes
         * @description Sorted by code unless asked otherwise; the search looks into code and name.
         */
        get: operations["operatingCodes.index"];
        put?: never;
        /**
         * Create an operating code
         * @description Its code and its name are unique, whatever their case and accents.
         */
        post: operations["operatingCodes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operating-codes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change operating codes from a file
         * @description A row whose code stands changes that operating code; each row goes through the rules of `operatingCodes.create` and `operatingCodes.update`, and through their permissions.
         */
        post: operations["operatingCodes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operating-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One operating code
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["operatingCodes.show"];
        /**
         * Replace an operating code
         * @description What is not sent takes its default.
         */
        put: operations["operatingCodes.update"];
        post?: never;
        /**
         * Delete an operating code
         * @description It can be restored. One that something refers to is not deleted.
         */
        delete: operations["operatingCodes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an operating code
         * @description Only what is sent changes.
         */
        patch: operations["operatingCodes.patch"];
        trace?: never;
    };
    "/operating-codes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted operating code
         * @description It stands again as it was, unless another one has taken its code or its name meanwhile.
         */
        post: operations["operatingCodes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who works in which projects
         * @description Past, current and planned; of the people whom the caller may see. Narrow it to a person for their projects, to a project for its people.
         */
        get: operations["projectAssignments.index"];
        put?: never;
        /**
         * Give people a project
         * @description Or changes since and until when: who is in it keeps what is not said here. Each person is told apart. A project that is closed or archived is `invalid` at `projectId`, days outside of those of the project at `startsOn` or `endsOn`.
         */
        post: operations["projectAssignments.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-assignments/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take projects from people
         * @description Each assignment is told apart; one of a person whom the caller may not see is `unknown`. What was, the log remembers.
         */
        post: operations["projectAssignments.destroyAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project-assignments/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give people projects by a file
         * @description Each row names a person by `username` and a project by the code in `project`, and says `startsOn` and `endsOn` as `projectAssignments.assign` takes them. Each is written or refused by itself.
         */
        post: operations["projectAssignments.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the projects
         * @description Sorted by code unless asked otherwise; the search looks into code, name and customer.
         */
        get: operations["projects.index"];
        put?: never;
        /**
         * Create a project
         * @description Its code and its name are unique, whatever their case and accents. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`.
         */
        post: operations["projects.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change projects from a file
         * @description A row whose code stands changes that project; each row goes through the rules of `projects.create` and `projects.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known.
         */
        post: operations["projects.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One project
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["projects.show"];
        /**
         * Replace a project
         * @description What is not sent takes its default. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`.
         */
        put: operations["projects.update"];
        post?: never;
        /**
         * Delete a project
         * @description It can be restored. One that something refers to is not deleted.
         */
        delete: operations["projects.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a project
         * @description Only what is sent changes. From draft it goes to active, from active to paused and back, from both to closed, and from closed to archived; another step is `invalid` at `state`.
         */
        patch: operations["projects.patch"];
        trace?: never;
    };
    "/projects/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted project
         * @description It stands again as it was, unless another one has taken its code or its name meanwhile.
         */
        post: operations["projects.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service codes
         * @description Sorted by code unless asked otherwise; the search looks into code and name.
         */
        get: operations["serviceCodes.index"];
        put?: never;
        /**
         * Create a service code
         * @description Its code and its name are unique, whatever their case and accents.
         */
        post: operations["serviceCodes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-codes/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change service codes from a file
         * @description A row whose code stands changes that service code; each row goes through the rules of `serviceCodes.create` and `serviceCodes.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known.
         */
        post: operations["serviceCodes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One service code
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["serviceCodes.show"];
        /**
         * Replace a service code
         * @description What is not sent takes its default.
         */
        put: operations["serviceCodes.update"];
        post?: never;
        /**
         * Delete a service code
         * @description It can be restored. One that something refers to is not deleted.
         */
        delete: operations["serviceCodes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a service code
         * @description Only what is sent changes.
         */
        patch: operations["serviceCodes.patch"];
        trace?: never;
    };
    "/service-codes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted service code
         * @description It stands again as it was, unless another one has taken its code or its name meanwhile.
         */
        post: operations["serviceCodes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who has which skills
         * @description Past, current and planned; of the people whom the caller may see. Narrow it to a person for their skills, to a skill for its people.
         */
        get: operations["skillAssignments.index"];
        put?: never;
        /**
         * Give people a skill
         * @description Or changes how they have it: who has it keeps what is not said here. New ones are of level 3, not the main one and without an end. Each person is told apart. A skill that is not in use is `invalid` at `skillId`.
         */
        post: operations["skillAssignments.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-assignments/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take skills from people
         * @description Each assignment is told apart; one of a person whom the caller may not see is `unknown`. What was, the log remembers.
         */
        post: operations["skillAssignments.destroyAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-assignments/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give people skills by a file
         * @description Each row names a person by `username` and a skill by the code in `skill`, and says `level`, `isMain`, `startsOn` and `endsOn` as `skillAssignments.assign` takes them. Each is written or refused by itself.
         */
        post: operations["skillAssignments.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groupskill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skill groups
         * @description Sorted by name unless asked otherwise.
         */
        get: operations["skillGroups.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skills
         * @description Sorted by code unless asked otherwise.
         */
        get: operations["skills.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill/{id}/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The campaign of a skill
         * @description With its subcampaigns.
         */
        get: operations["skills.campaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subcampaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subcampaigns
         * @description Sorted by code unless asked otherwise; the search looks into code and name.
         */
        get: operations["subcampaigns.index"];
        put?: never;
        /**
         * Create a subcampaign
         * @description Its code is unique, its name within its campaign, whatever their case and accents.
         */
        post: operations["subcampaigns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subcampaigns/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change subcampaigns from a file
         * @description A row whose code stands changes that subcampaign; each row goes through the rules of `subcampaigns.create` and `subcampaigns.update`, and through their permissions. What it refers to may be written as an id, or as the code, name or user name by which it is known.
         */
        post: operations["subcampaigns.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subcampaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One subcampaign
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["subcampaigns.show"];
        /**
         * Replace a subcampaign
         * @description What is not sent takes its default.
         */
        put: operations["subcampaigns.update"];
        post?: never;
        /**
         * Delete a subcampaign
         * @description It can be restored. One that something refers to is not deleted.
         */
        delete: operations["subcampaigns.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a subcampaign
         * @description Only what is sent changes.
         */
        patch: operations["subcampaigns.patch"];
        trace?: never;
    };
    "/subcampaigns/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted subcampaign
         * @description It stands again as it was, unless another one has taken its code or its name meanwhile.
         */
        post: operations["subcampaigns.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the synchronizations
         * @description Newest first: who started each, what it found and how it ended.
         */
        get: operations["synchronization.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a synchronization would change
         * @description Reads the source and compares it with the campaigns, groups and skills that are stored. Nothing changes.
         */
        get: operations["synchronization.preview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/skills-campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronize all campaigns and skills
         * @description A job does it. What the source has and nobody stored is added, what differs is changed, and what it does not name any more is deactivated: nothing is deleted. While one is under way another is refused with 409 and `invalid` at `state`.
         */
        post: operations["synchronization.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/users/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a synchronization of the agents would change
         * @description Reads the source and compares which skills it says that people have with those that are stored. Nothing changes. A person or a skill that is not known here is `unknown`, and left out by the synchronization.
         */
        get: operations["synchronization.previewUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronize the agents and their skills
         * @description A job does it. Skills that the source says somebody has are given or changed, and those that it gave and does not name any more are taken away; what people gave by hand and the source does not name stays. While a synchronization is under way another is refused with 409 and `invalid` at `state`.
         */
        post: operations["synchronization.runUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/skills-campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Synchronize one campaign
         * @description The id is that of the campaign: only it and its skills are compared. One that the platform does not know is `invalid` at `campaignId`.
         */
        post: operations["synchronization.runCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One synchronization
         * @description How far it has come.
         */
        get: operations["synchronization.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a synchronization changed
         * @description In the order in which it was done, each with before and after.
         */
        get: operations["synchronization.changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a synchronization
         * @description What it has changed stays changed, and is listed. One that has ended is refused with 409 and `invalid` at `state`.
         */
        post: operations["synchronization.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synchronization/{id}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a failed or cancelled synchronization again
         * @description A new one of the same campaigns, which says of which it is a repetition. Another state is refused with 409 and `invalid` at `state`.
         */
        post: operations["synchronization.restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the management fields
         * @description In their order unless asked otherwise.
         */
        get: operations["fields.index"];
        put?: never;
        /**
         * Create a management field
         * @description The key is unique among the fields that stand, and cannot change later.
         */
        post: operations["fields.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import management fields
         * @description Creates the fields whose key is new and changes the others, each by the rules of fields.create and fields.update and with their permissions. Rows that are refused are listed; the others are kept.
         */
        post: operations["fields.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One management field
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["fields.show"];
        /**
         * Replace a management field
         * @description What is not sent takes its default. The type of a field that workflows ask for does not change (`referenced` at `type`).
         */
        put: operations["fields.update"];
        post?: never;
        /**
         * Delete a management field
         * @description It can be restored. One that workflows ask for is not deleted (`referenced`); deactivate it instead.
         */
        delete: operations["fields.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a management field
         * @description Only what is sent changes.
         */
        patch: operations["fields.patch"];
        trace?: never;
    };
    "/fields/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted management field
         * @description It stands again as it was, unless another one has taken its key meanwhile.
         */
        post: operations["fields.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the final states
         * @description In their order unless asked otherwise: how a contact, a ticket or a case can end (tipificaciones).
         */
        get: operations["finalStates.index"];
        put?: never;
        /**
         * Create a final state
         * @description Its name and its code are unique, whatever their case.
         */
        post: operations["finalStates.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-states/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change final states from a file
         * @description A row whose code stands changes that final state; what it means in skills stays. Each row goes through the rules of `finalStates.create` and `finalStates.update`, and through their permissions.
         */
        post: operations["finalStates.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-states/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the final states in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["finalStates.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/final-states/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One final state
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["finalStates.show"];
        /**
         * Replace a final state
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["finalStates.update"];
        post?: never;
        /**
         * Delete a final state
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["finalStates.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a final state
         * @description Only what is sent changes.
         */
        patch: operations["finalStates.patch"];
        trace?: never;
    };
    "/final-states/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted final state
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["finalStates.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/priorities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the priorities
         * @description In their order unless asked otherwise.
         */
        get: operations["priorities.index"];
        put?: never;
        /**
         * Create a priority
         * @description Its name is unique, whatever its case and accents.
         */
        post: operations["priorities.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/priorities/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change priorities from a file
         * @description A row whose name stands changes that priority; each row goes through the rules of `priorities.create` and `priorities.update`, and through their permissions.
         */
        post: operations["priorities.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/priorities/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the priorities in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["priorities.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/priorities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One priority
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["priorities.show"];
        /**
         * Replace a priority
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["priorities.update"];
        post?: never;
        /**
         * Delete a priority
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["priorities.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a priority
         * @description Only what is sent changes.
         */
        patch: operations["priorities.patch"];
        trace?: never;
    };
    "/priorities/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted priority
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["priorities.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags
         * @description In their order unless asked otherwise.
         */
        get: operations["tags.index"];
        put?: never;
        /**
         * Create a tag
         * @description Its name is unique, whatever its case and accents.
         */
        post: operations["tags.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change tags from a file
         * @description A row whose name stands changes that tag; each row goes through the rules of `tags.create` and `tags.update`, and through their permissions.
         */
        post: operations["tags.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the tags in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["tags.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One tag
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["tags.show"];
        /**
         * Replace a tag
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["tags.update"];
        post?: never;
        /**
         * Delete a tag
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["tags.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a tag
         * @description Only what is sent changes.
         */
        patch: operations["tags.patch"];
        trace?: never;
    };
    "/tags/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted tag
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["tags.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workflows
         * @description How tickets, cases and contacts go from their first state to one in which they end.
         */
        get: operations["workflows.index"];
        put?: never;
        /**
         * Create a workflow
         * @description It begins as a draft, which may be saved while it is incomplete. What contradicts itself is refused at its place in the document: a second state of one code (`taken`), a way to a state that is not there (`inclusion`), a permission, field or final state that does not exist (`invalid`).
         */
        post: operations["workflows.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw workflows from a file
         * @description Each row is a way between two states, drawn into the draft of the workflow of that name; what is not there yet is created: the workflow, and its states by their names, the first of which is where it begins. A way of the same name between the same states is known again, and what a row does not say of it stays. `category` and `end` are of the state that the way leads to, and no category is taken for the one where it begins; `end` is the code or name of a final state, `screen` and `required` are keys of management fields. Refused as at `workflows.create`, at the columns of the row. Nothing is published.
         */
        post: operations["workflows.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One workflow
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["workflows.show"];
        /**
         * Replace a workflow
         * @description Writes the draft; published versions stay as they are. Refused as at its creation.
         */
        put: operations["workflows.update"];
        post?: never;
        /**
         * Delete a workflow
         * @description It can be restored; its published versions stay.
         */
        delete: operations["workflows.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a workflow
         * @description Only what is sent changes; a document is sent whole.
         */
        patch: operations["workflows.patch"];
        trace?: never;
    };
    "/workflows/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted workflow
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["workflows.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description Makes a version of it that never changes. Every state must be reached from the initial one (`unreachable`) and reach a final one (`dead_end`). Records that are on their way finish in their version or move by the map, in which every state that is no more has its heir.
         */
        post: operations["workflows.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The published versions of a workflow
         * @description The latest first.
         */
        get: operations["workflows.versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workflows/{id}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Walk through a workflow
         * @description Where a record stands after these transitions, what it can do next, and what its end does. Nothing is kept.
         */
        post: operations["workflows.simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Active: Active;
        AllOrNone: AllOrNone;
        Analysis: Analysis;
        AnalyticCode: AnalyticCode;
        AnalyticCodeInput: AnalyticCodeInput;
        AnalyticCodePatch: AnalyticCodePatch;
        AnalyticCodeUpdate: AnalyticCodeUpdate;
        AssignedResult: AssignedResult;
        AssignmentIds: AssignmentIds;
        AssignmentOrigin: AssignmentOrigin;
        Called: Called;
        Campaign: Campaign;
        CauseValue: CauseValue;
        Colour: Colour;
        ColumnType: ColumnType;
        DeletedAt: DeletedAt;
        Delimiter: Delimiter;
        Encoding: Encoding;
        ErrorCode: ErrorCode;
        ErrorTable: ErrorTable;
        ErrorsByField: ErrorsByField;
        Field: Field;
        FieldError: FieldError;
        FieldInput: FieldInput;
        FieldPatch: FieldPatch;
        FieldType: FieldType;
        FieldUpdate: FieldUpdate;
        FileCauses: FileCauses;
        FileLoad: FileLoad;
        FinalCategory: FinalCategory;
        FinalState: FinalState;
        FinalStateInput: FinalStateInput;
        FinalStatePatch: FinalStatePatch;
        FinalStateUpdate: FinalStateUpdate;
        Id: Id;
        ImportInput: ImportInput;
        ImportRowsInput: ImportRowsInput;
        ImportRowsResult: ImportRowsResult;
        Instant: Instant;
        Level: Level;
        Load: Load;
        LoadCause: LoadCause;
        LoadError: LoadError;
        LoadOutcome: LoadOutcome;
        LoadState: LoadState;
        Meaning: Meaning;
        Meta: Meta;
        Named: Named;
        Next: Next;
        OneAnalyticCode: OneAnalyticCode;
        OneField: OneField;
        OneFinalState: OneFinalState;
        OneLoad: OneLoad;
        OneOperatingCode: OneOperatingCode;
        OnePriority: OnePriority;
        OneProject: OneProject;
        OneRecordsFile: OneRecordsFile;
        OneServiceCode: OneServiceCode;
        OneSubcampaign: OneSubcampaign;
        OneSynchronization: OneSynchronization;
        OneTag: OneTag;
        OneTemplate: OneTemplate;
        OneWorkflow: OneWorkflow;
        OperatingCode: OperatingCode;
        OperatingCodeInput: OperatingCodeInput;
        OperatingCodePatch: OperatingCodePatch;
        OperatingCodeUpdate: OperatingCodeUpdate;
        Order: Order;
        PeriodState: PeriodState;
        Person: Person;
        Position: Position;
        Priority: Priority;
        PriorityInput: PriorityInput;
        PriorityPatch: PriorityPatch;
        PriorityUpdate: PriorityUpdate;
        Problem: Problem;
        Project: Project;
        ProjectAssignment: ProjectAssignment;
        ProjectAssignmentInput: ProjectAssignmentInput;
        ProjectInput: ProjectInput;
        ProjectPatch: ProjectPatch;
        ProjectState: ProjectState;
        ProjectUpdate: ProjectUpdate;
        Reading: Reading;
        RecordsFile: RecordsFile;
        RecordsFileState: RecordsFileState;
        RefusedRow: RefusedRow;
        SeenVersion: SeenVersion;
        ServiceCode: ServiceCode;
        ServiceCodeInput: ServiceCodeInput;
        ServiceCodePatch: ServiceCodePatch;
        ServiceCodeUpdate: ServiceCodeUpdate;
        Skill: Skill;
        SkillAssignment: SkillAssignment;
        SkillAssignmentInput: SkillAssignmentInput;
        SkillGroup: SkillGroup;
        SkillMeaning: SkillMeaning;
        StateMove: StateMove;
        Subcampaign: Subcampaign;
        SubcampaignInput: SubcampaignInput;
        SubcampaignPatch: SubcampaignPatch;
        SubcampaignUpdate: SubcampaignUpdate;
        Synchronization: Synchronization;
        SynchronizationChange: SynchronizationChange;
        SynchronizationFailure: SynchronizationFailure;
        SynchronizationPreview: SynchronizationPreview;
        SynchronizationState: SynchronizationState;
        SynchronizedRow: SynchronizedRow;
        Tag: Tag;
        TagInput: TagInput;
        TagPatch: TagPatch;
        TagUpdate: TagUpdate;
        Template: Template;
        TemplateColumn: TemplateColumn;
        TemplateInput: TemplateInput;
        TemplateUpdate: TemplateUpdate;
        Translations: Translations;
        UserIds: UserIds;
        Uses: Uses;
        Version: Version;
        Workflow: Workflow;
        WorkflowDocument: WorkflowDocument;
        WorkflowFault: WorkflowFault;
        WorkflowInput: WorkflowInput;
        WorkflowPatch: WorkflowPatch;
        WorkflowPlace: WorkflowPlace;
        WorkflowPublication: WorkflowPublication;
        WorkflowState: WorkflowState;
        WorkflowTransition: WorkflowTransition;
        WorkflowUpdate: WorkflowUpdate;
        WorkflowVersion: WorkflowVersion;
        WorkflowWalk: WorkflowWalk;
    };
    responses: {
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The thing is in a state that does not allow this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/conflict",
                 *       "title": "The thing is in a state that does not allow this",
                 *       "status": 409,
                 *       "errors": {
                 *         "state": [
                 *           {
                 *             "error": "invalid"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description The session lacks the permission; `missing` says which would have sufficed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/forbidden",
                 *       "title": "The session lacks the permission",
                 *       "status": 403,
                 *       "missing": [
                 *         "CARGUE_VER"
                 *       ]
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description The disk of the server is full, and nothing was kept. It is for an administrator to make space. */
        NoSpace: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/no-space",
                 *       "title": "The disk of the server is full",
                 *       "status": 507,
                 *       "errors": {
                 *         "file": [
                 *           {
                 *             "error": "no_space"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description No such thing, or none that this person may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The file is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/validation",
                 *       "title": "Some fields are wrong",
                 *       "status": 413,
                 *       "errors": {
                 *         "file": [
                 *           {
                 *             "error": "file_size_out_of_range",
                 *             "count": 104857600
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description Too many tries; `Retry-After` says in how many seconds to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description No session, or one that has ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unauthorized",
                 *       "title": "No session, or one that has ended",
                 *       "status": 401
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description Fields are wrong; `errors` says which and why. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/validation",
                 *       "title": "Some fields are wrong",
                 *       "status": 422,
                 *       "errors": {
                 *         "name": [
                 *           {
                 *             "error": "blank"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description Fields are wrong; or, with `allOrNone`, rows are: `errors` is a table of them (specification §8), and nothing was done. */
        UnprocessableRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/rows",
                 *       "title": "Some rows are wrong",
                 *       "status": 422,
                 *       "errors": {
                 *         "type": "table",
                 *         "rows": [
                 *           {
                 *             "row": 7,
                 *             "errors": {
                 *               "key": [
                 *                 {
                 *                   "error": "taken"
                 *                 }
                 *               ]
                 *             }
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
        /** @description Not a kind of content that this operation reads. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/validation",
                 *       "title": "Some fields are wrong",
                 *       "status": 415,
                 *       "errors": {
                 *         "file": [
                 *           {
                 *             "error": "content_type_invalid"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/problem+json": Problem;
            };
        };
    };
    parameters: {
        /** @description Only active ones or only the others. */
        Active: boolean;
        /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        After: string;
        /** @description The deleted ones instead of the others. */
        Deleted: boolean;
        /** @description The id. */
        Id: string;
        /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        IdempotencyKey: string;
        /** @description The page, from 1. */
        Page: number;
        /** @description Rows on a page. */
        PerPage: number;
        /** @description Words to look for, without regard to case or accents. */
        Search: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "loads.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only these states. */
                state?: LoadState[];
                /** @description Only those that came to this. */
                outcome?: LoadOutcome[];
                /** @description Only loads of this template. */
                templateId?: string;
                /** @description Order. */
                sort?: "createdAt" | "-createdAt" | "name" | "-name" | "total" | "-total" | "errors" | "-errors";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of loads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Load[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "loads.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The load. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLoad;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "loads.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "loads.start": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on; `state` says how far. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLoad;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "loads.stop": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on; `state` says how far. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLoad;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "loads.restart": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken on; `state` says how far. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLoad;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "loads.causes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The causes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: LoadCause[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "loads.errors": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only errors of this field; `*` for those of the row as a whole. */
                field?: string;
                /** @description Only errors with this code. */
                code?: ErrorCode;
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: LoadError[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "loads.exportErrors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "loads.export": {
        parameters: {
            query?: {
                /** @description Template columns to write, in this order; all unless given. */
                columns?: string[];
                /** @description What separates the cells. */
                delimiter?: "," | ";";
                /** @description Whether formulas are disarmed. */
                formulaGuard?: boolean;
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "loads.destroyAll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "recordsFile.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only these states. */
                state?: RecordsFileState[];
                /** @description Order. */
                sort?: "createdAt" | "-createdAt" | "name" | "-name" | "size" | "-size";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecordsFile[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recordsFile.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file: .csv, .txt or .tsv.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The file, analysed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRecordsFile;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            507: components["responses"]["NoSpace"];
        };
    };
    "recordsFile.show": {
        parameters: {
            query?: {
                /** @description The template to suggest a mapping for. */
                templateId?: string;
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRecordsFile;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "recordsFile.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discarded. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "recordsFile.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delimiter": ";"
                 *     }
                 */
                "application/json": Reading;
            };
        };
        responses: {
            /** @description The file, analysed again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRecordsFile;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "recordsFile.causes": {
        parameters: {
            query: {
                /** @description The template. */
                templateId: string;
                /** @description Template columns and the file's column of each, `stage:6`, or none, `stage:`. What is absent is suggested. */
                mapping?: string[];
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: FileCauses;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recordsFile.import": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "templateId": "0193b3a0-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": ImportInput;
            };
        };
        responses: {
            /** @description The load. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Load;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "templates.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Order; a leading minus turns it round. */
                sort?: "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Template[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "templates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Recobro estándar",
                 *       "columns": [
                 *         {
                 *           "name": "document",
                 *           "label": "Documento",
                 *           "type": "nif",
                 *           "required": true,
                 *           "key": true
                 *         },
                 *         {
                 *           "name": "name",
                 *           "label": "Nombre",
                 *           "type": "text",
                 *           "required": true,
                 *           "maxLength": 80
                 *         },
                 *         {
                 *           "name": "phone",
                 *           "label": "Teléfono",
                 *           "type": "phone"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": TemplateInput;
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTemplate;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "templates.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTemplate;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "templates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Recobro estándar",
                 *       "columns": [
                 *         {
                 *           "name": "document",
                 *           "label": "Documento",
                 *           "type": "nif",
                 *           "required": true,
                 *           "key": true
                 *         }
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": TemplateUpdate;
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTemplate;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "templates.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "analyticCodes.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "code" | "-code" | "name" | "-name" | "costCentre" | "-costCentre" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
                /** @description Only those of this campaign. */
                campaignId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of analytic codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AnalyticCode[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "analyticCodes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "ANA-2026-0001",
                 *       "name": "Luz Norte · Madrid · Operaciones",
                 *       "costCentre": "LNE-MAD-OPE",
                 *       "validFrom": "2026-01-01"
                 *     }
                 */
                "application/json": AnalyticCodeInput;
            };
        };
        responses: {
            /** @description The new analytic code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAnalyticCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "analyticCodes.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "ANA-2026-0001",
                 *           "name": "Luz Norte · Madrid · Operaciones",
                 *           "costCentre": "LNE-MAD-OPE",
                 *           "validFrom": "2026-01-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "analyticCodes.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analytic code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAnalyticCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "analyticCodes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "ANA-2026-0001",
                 *       "name": "Luz Norte · Madrid · Operaciones",
                 *       "costCentre": "LNE-MAD-OPE",
                 *       "validFrom": "2026-01-01",
                 *       "version": 3
                 *     }
                 */
                "application/json": AnalyticCodeUpdate;
            };
        };
        responses: {
            /** @description The analytic code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAnalyticCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "analyticCodes.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "analyticCodes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": AnalyticCodePatch;
            };
        };
        responses: {
            /** @description The analytic code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAnalyticCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "analyticCodes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analytic code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAnalyticCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "campaigns.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Campaign[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "operatingCodes.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "code" | "-code" | "name" | "-name" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operating codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OperatingCode[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "operatingCodes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "EXP-10",
                 *       "name": "Inbound",
                 *       "validFrom": "2026-01-01"
                 *     }
                 */
                "application/json": OperatingCodeInput;
            };
        };
        responses: {
            /** @description The new operating code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneOperatingCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operatingCodes.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "EXP-10",
                 *           "name": "Inbound",
                 *           "validFrom": "2026-01-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "operatingCodes.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operating code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneOperatingCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operatingCodes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "EXP-10",
                 *       "name": "Inbound",
                 *       "validFrom": "2026-01-01",
                 *       "version": 3
                 *     }
                 */
                "application/json": OperatingCodeUpdate;
            };
        };
        responses: {
            /** @description The operating code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneOperatingCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operatingCodes.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "operatingCodes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": OperatingCodePatch;
            };
        };
        responses: {
            /** @description The operating code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneOperatingCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operatingCodes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operating code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneOperatingCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projectAssignments.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                userId?: Id;
                /** @description Only of this project. */
                projectId?: Id;
                /** @description Only past, current or planned ones. */
                state?: PeriodState;
                /** @description Order. */
                sort?: "person" | "-person" | "project" | "-project" | "startsOn" | "-startsOn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assignments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ProjectAssignment[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "projectAssignments.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "projectId": "0193b3a0-0000-4000-8000-000000000002"
                 *     }
                 */
                "application/json": ProjectAssignmentInput;
            };
        };
        responses: {
            /** @description What became of each one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AssignedResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projectAssignments.destroyAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": AssignmentIds;
            };
        };
        responses: {
            /** @description What became of each one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AssignedResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projectAssignments.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "username": "lucia.nunez",
                 *           "project": "PRY-2026-001"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "projects.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "code" | "-code" | "name" | "-name" | "customer" | "-customer" | "state" | "-state" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "updatedAt" | "-updatedAt";
                /** @description Only those in this state. */
                state?: ProjectState;
                /** @description Only those with this analytic code. */
                analyticCodeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Project[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "projects.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "PRY-2026-001",
                 *       "name": "Luz Norte: atención y averías",
                 *       "customer": "Luz Norte Energía",
                 *       "startsOn": "2026-01-01"
                 *     }
                 */
                "application/json": ProjectInput;
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneProject;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projects.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "PRY-2026-001",
                 *           "name": "Luz Norte: atención y averías",
                 *           "customer": "Luz Norte Energía",
                 *           "startsOn": "2026-01-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "projects.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneProject;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projects.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "PRY-2026-001",
                 *       "name": "Luz Norte: atención y averías",
                 *       "customer": "Luz Norte Energía",
                 *       "startsOn": "2026-01-01",
                 *       "version": 3
                 *     }
                 */
                "application/json": ProjectUpdate;
            };
        };
        responses: {
            /** @description The project as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneProject;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projects.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "projects.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Luz Norte: atención y averías",
                 *       "version": 3
                 *     }
                 */
                "application/json": ProjectPatch;
            };
        };
        responses: {
            /** @description The project as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneProject;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "projects.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneProject;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "serviceCodes.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "code" | "-code" | "name" | "-name" | "validFrom" | "-validFrom" | "validTo" | "-validTo" | "updatedAt" | "-updatedAt";
                /** @description Only those of this campaign. */
                campaignId?: string;
                /** @description Only those with this analytic code. */
                analyticCodeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of service codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ServiceCode[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "serviceCodes.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SRV-001",
                 *       "name": "Atención al cliente Luz Norte",
                 *       "validFrom": "2026-01-01"
                 *     }
                 */
                "application/json": ServiceCodeInput;
            };
        };
        responses: {
            /** @description The new service code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneServiceCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "serviceCodes.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "SRV-001",
                 *           "name": "Atención al cliente Luz Norte",
                 *           "validFrom": "2026-01-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "serviceCodes.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneServiceCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "serviceCodes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SRV-001",
                 *       "name": "Atención al cliente Luz Norte",
                 *       "validFrom": "2026-01-01",
                 *       "version": 3
                 *     }
                 */
                "application/json": ServiceCodeUpdate;
            };
        };
        responses: {
            /** @description The service code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneServiceCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "serviceCodes.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "serviceCodes.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": ServiceCodePatch;
            };
        };
        responses: {
            /** @description The service code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneServiceCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "serviceCodes.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service code as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneServiceCode;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "skillAssignments.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                userId?: Id;
                /** @description Only of this skill. */
                skillId?: Id;
                /** @description Only skills of this campaign. */
                campaignId?: Id;
                /** @description Only those given by hand or those that the platform named. */
                origin?: AssignmentOrigin;
                /** @description Only past, current or planned ones. */
                state?: PeriodState;
                /** @description Order. */
                sort?: "person" | "-person" | "skill" | "-skill" | "level" | "-level" | "startsOn" | "-startsOn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of assignments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SkillAssignment[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "skillAssignments.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "skillId": "0193b3a0-0000-4000-8000-000000000002",
                 *       "level": 4
                 *     }
                 */
                "application/json": SkillAssignmentInput;
            };
        };
        responses: {
            /** @description What became of each one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AssignedResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "skillAssignments.destroyAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": AssignmentIds;
            };
        };
        responses: {
            /** @description What became of each one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AssignedResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "skillAssignments.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "username": "lucia.nunez",
                 *           "skill": "LNE_ATC",
                 *           "level": 4
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "skillGroups.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Order. */
                sort?: "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SkillGroup[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "skills.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only skills of this campaign. */
                campaignId?: string;
                /** @description Only those in use or only the others. */
                active?: boolean;
                /** @description Order. */
                sort?: "code" | "-code" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of skills. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Skill[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "skills.campaign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Campaign;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "subcampaigns.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "code" | "-code" | "name" | "-name" | "startsOn" | "-startsOn" | "endsOn" | "-endsOn" | "updatedAt" | "-updatedAt";
                /** @description Only those of this campaign. */
                campaignId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subcampaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Subcampaign[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "subcampaigns.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SUB-0001",
                 *       "name": "Averías",
                 *       "campaignId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "startsOn": "2026-01-01"
                 *     }
                 */
                "application/json": SubcampaignInput;
            };
        };
        responses: {
            /** @description The new subcampaign. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSubcampaign;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "subcampaigns.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "SUB-0001",
                 *           "name": "Averías",
                 *           "campaignId": "0193b3a0-0000-4000-8000-000000000001",
                 *           "startsOn": "2026-01-01"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "subcampaigns.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subcampaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSubcampaign;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "subcampaigns.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SUB-0001",
                 *       "name": "Averías",
                 *       "campaignId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "startsOn": "2026-01-01",
                 *       "version": 3
                 *     }
                 */
                "application/json": SubcampaignUpdate;
            };
        };
        responses: {
            /** @description The subcampaign as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSubcampaign;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "subcampaigns.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "subcampaigns.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": SubcampaignPatch;
            };
        };
        responses: {
            /** @description The subcampaign as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSubcampaign;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "subcampaigns.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subcampaign as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSubcampaign;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only those in this state. */
                state?: SynchronizationState;
                /** @description Order. */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of synchronizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Synchronization[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SynchronizationPreview;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSynchronization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.previewUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SynchronizationPreview;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.runUsers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSynchronization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.runCampaign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSynchronization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The synchronization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSynchronization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.changes": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SynchronizationChange[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The synchronization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSynchronization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "synchronization.restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits for its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneSynchronization;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "fields.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "position" | "-position" | "label" | "-label" | "key" | "-key" | "type" | "-type";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Field[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "fields.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "resultado",
                 *       "label": "Resultado",
                 *       "type": "list",
                 *       "options": [
                 *         "Venta",
                 *         "No interesado"
                 *       ]
                 *     }
                 */
                "application/json": FieldInput;
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneField;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "fields.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "key": "resultado",
                 *           "label": "Resultado",
                 *           "type": "list",
                 *           "options": [
                 *             "Venta",
                 *             "No interesado"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of the rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "fields.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneField;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "fields.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key": "resultado",
                 *       "label": "Resultado",
                 *       "type": "list",
                 *       "options": [
                 *         "Sí",
                 *         "No"
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": FieldUpdate;
            };
        };
        responses: {
            /** @description The field as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneField;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "fields.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "fields.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": FieldPatch;
            };
        };
        responses: {
            /** @description The field as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneField;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "fields.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneField;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "finalStates.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "position" | "-position" | "code" | "-code" | "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of final states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: FinalState[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "finalStates.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "VENTA",
                 *       "name": "Venta",
                 *       "category": "useful_positive",
                 *       "humanContact": true,
                 *       "sale": true
                 *     }
                 */
                "application/json": FinalStateInput;
            };
        };
        responses: {
            /** @description The new final state. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneFinalState;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "finalStates.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "VENTA",
                 *           "name": "Venta",
                 *           "category": "useful_positive",
                 *           "humanContact": true,
                 *           "sale": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "finalStates.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0193b3a0-0000-4000-8000-000000000002",
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": Order;
            };
        };
        responses: {
            /** @description In order. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "finalStates.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The final state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneFinalState;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "finalStates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "VENTA",
                 *       "name": "Venta",
                 *       "category": "useful_positive",
                 *       "humanContact": true,
                 *       "sale": true,
                 *       "version": 3
                 *     }
                 */
                "application/json": FinalStateUpdate;
            };
        };
        responses: {
            /** @description The final state as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneFinalState;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "finalStates.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "finalStates.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": FinalStatePatch;
            };
        };
        responses: {
            /** @description The final state as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneFinalState;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "finalStates.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The final state as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneFinalState;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "priorities.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "position" | "-position" | "name" | "-name" | "weight" | "-weight" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of priorities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Priority[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "priorities.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Urgente",
                 *       "colour": "#9b2c2c",
                 *       "weight": 80,
                 *       "firstResponseMinutes": 30,
                 *       "resolutionMinutes": 480
                 *     }
                 */
                "application/json": PriorityInput;
            };
        };
        responses: {
            /** @description The new priority. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OnePriority;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "priorities.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "name": "Urgente",
                 *           "colour": "#9b2c2c",
                 *           "weight": 80,
                 *           "firstResponseMinutes": 30,
                 *           "resolutionMinutes": 480
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "priorities.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0193b3a0-0000-4000-8000-000000000002",
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": Order;
            };
        };
        responses: {
            /** @description In order. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "priorities.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The priority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OnePriority;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "priorities.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Urgente",
                 *       "colour": "#9b2c2c",
                 *       "weight": 80,
                 *       "firstResponseMinutes": 30,
                 *       "resolutionMinutes": 480,
                 *       "version": 3
                 *     }
                 */
                "application/json": PriorityUpdate;
            };
        };
        responses: {
            /** @description The priority as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OnePriority;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "priorities.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "priorities.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": PriorityPatch;
            };
        };
        responses: {
            /** @description The priority as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OnePriority;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "priorities.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The priority as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OnePriority;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "tags.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "position" | "-position" | "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Tag[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "tags.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Queja",
                 *       "colour": "#9b2c2c",
                 *       "scope": "tickets"
                 *     }
                 */
                "application/json": TagInput;
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTag;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "tags.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "name": "Queja",
                 *           "colour": "#9b2c2c",
                 *           "scope": "tickets"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "tags.reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0193b3a0-0000-4000-8000-000000000002",
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": Order;
            };
        };
        responses: {
            /** @description In order. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "tags.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTag;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "tags.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Queja",
                 *       "colour": "#9b2c2c",
                 *       "scope": "tickets",
                 *       "version": 3
                 *     }
                 */
                "application/json": TagUpdate;
            };
        };
        responses: {
            /** @description The tag as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTag;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "tags.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "tags.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": TagPatch;
            };
        };
        responses: {
            /** @description The tag as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTag;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "tags.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneTag;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "position" | "-position" | "name" | "-name" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Workflow[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "workflows.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ticket TI",
                 *       "document": {
                 *         "states": [
                 *           {
                 *             "code": "nuevo",
                 *             "name": "Nuevo",
                 *             "category": "initial"
                 *           }
                 *         ],
                 *         "transitions": []
                 *       }
                 *     }
                 */
                "application/json": WorkflowInput;
            };
        };
        responses: {
            /** @description The new workflow. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneWorkflow;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "name": "Ticket TI",
                 *           "document": {
                 *             "states": [
                 *               {
                 *                 "code": "nuevo",
                 *                 "name": "Nuevo",
                 *                 "category": "initial"
                 *               }
                 *             ],
                 *             "transitions": []
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ImportRowsInput;
            };
        };
        responses: {
            /** @description What came of it or would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ImportRowsResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "workflows.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneWorkflow;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ticket TI",
                 *       "document": {
                 *         "states": [
                 *           {
                 *             "code": "nuevo",
                 *             "name": "Nuevo",
                 *             "category": "initial"
                 *           }
                 *         ],
                 *         "transitions": []
                 *       },
                 *       "version": 3
                 *     }
                 */
                "application/json": WorkflowUpdate;
            };
        };
        responses: {
            /** @description The workflow as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneWorkflow;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "workflows.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false,
                 *       "version": 3
                 *     }
                 */
                "application/json": WorkflowPatch;
            };
        };
        responses: {
            /** @description The workflow as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneWorkflow;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneWorkflow;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "live": "migrate",
                 *       "map": [
                 *         {
                 *           "from": "asignado",
                 *           "to": "en_curso"
                 *         }
                 *       ],
                 *       "note": "Se funden dos estados",
                 *       "version": 3
                 *     }
                 */
                "application/json": WorkflowPublication;
            };
        };
        responses: {
            /** @description The new version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkflowVersion;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.versions": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkflowVersion[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workflows.simulate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "path": [
                 *         "asignar",
                 *         "empezar"
                 *       ]
                 *     }
                 */
                "application/json": WorkflowWalk;
            };
        };
        responses: {
            /** @description Where it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkflowPlace;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
}
/**
 * @description Whether it can be chosen.
 * @example true
 */
export type Active = boolean;
/**
 * @description Whether one that is refused keeps all others back: then nothing is done, and the answer is 422 with a table of what is wrong with which.
 * @example false
 */
export type AllOrNone = boolean;
/** @description What the file was found to be. */
export type Analysis = {
    encoding: Encoding;
    delimiter: Delimiter;
    /** @description Whether its first record names the columns. */
    hasHeader: boolean;
    /**
     * @description Records, without header and blank lines.
     * @example 20000
     */
    recordCount: number;
    /** @description Its columns in order. */
    columns: {
        /**
         * @description From 0.
         * @example 0
         */
        index: number;
        /**
         * @description Its header, made unique.
         * @example DOCUMENTO
         */
        header: string;
        /** @description The first values that are not empty. */
        samples: string[];
    }[];
    /** @description The first 20 records. */
    preview: string[][];
    /** @description What looks odd. */
    warnings: ("double_encoding" | "currency_sign" | "duplicate_headers" | "ragged_rows" | "same_content" | "sep_line")[];
};
/** @description An analytic code. */
export type AnalyticCode = {
    id: Id;
    /**
     * @description The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * @description Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo: string | null;
    /** @description The campaign. */
    campaign: Called | null;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description An analytic code to write. */
export type AnalyticCodeInput = {
    /**
     * @description The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * @description Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
};
/** @description What changes. */
export type AnalyticCodePatch = {
    /**
     * @description The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name?: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code?: string;
    /**
     * @description Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre?: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom?: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};
/** @description An analytic code to write over one that stands. */
export type AnalyticCodeUpdate = {
    /**
     * @description The name people see.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * @description Campaign, centre and department.
     * @example LNE-MAD-OPE
     */
    costCentre: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};
/** @description What became of each one. */
export type AssignedResult = {
    /**
     * @description How many changed.
     * @example 12
     */
    accepted: number;
    /**
     * @description How many stay as before.
     * @example 1
     */
    refused: number;
    /** @description In the order asked. */
    rows: {
        id: Id;
        /**
         * @description The name of the person.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /**
         * @description Why nothing changed: the caller knows no such thing, it is so already.
         * @enum {string|null}
         */
        refusal: "unknown" | "same" | null;
    }[];
};
/** @description Which assignments. */
export type AssignmentIds = {
    /** @description Which. */
    ids: Id[];
};
/**
 * @description Given here by somebody, or named by the telephony platform, which takes it back when it names it no more.
 * @example hand
 * @enum {string}
 */
export type AssignmentOrigin = "hand" | "platform";
/** @description A campaign that a row refers to. */
export type Called = {
    id: Id;
    /**
     * @description Its name.
     * @example Luz Norte Energía
     */
    name: string;
};
/** @description A client's campaign. */
export type Campaign = {
    id: Id;
    /**
     * @description Its name.
     * @example Telenova Fibra
     */
    name: string;
    /**
     * @description Its kind.
     * @enum {string}
     */
    kind: "inbound" | "outbound" | "blended" | "recovery" | "back_office";
    /** @description Names of its subcampaigns. */
    subcampaigns: string[];
};
/** @description A value that was refused. */
export type CauseValue = {
    /**
     * @description The cell, cut at 200 characters.
     * @example 0-30
     */
    value: string;
    /**
     * @description Rows that have it.
     * @example 100
     */
    rows: number;
    /** @description What the template as it is now makes of it; null while it refuses it. */
    becomes: string | null;
};
/**
 * @description An sRGB colour in lower-case hexadecimal; text on it is black or white, whichever contrasts more.
 * @example #1f6f8b
 */
export type Colour = string;
/**
 * @description What a cell holds; it decides how the cell is read, checked and normalised.
 * @enum {string}
 */
export type ColumnType = "text" | "integer" | "decimal" | "date" | "phone" | "email" | "nif" | "postalCode" | "boolean" | "list";
/**
 * Format: date-time
 * @description When it was deleted; null while it is not.
 * @example null
 */
export type DeletedAt = string | null;
/**
 * @description What separates the cells.
 * @enum {string}
 */
export type Delimiter = "," | ";" | "\t" | "|";
/**
 * @description How the bytes are read.
 * @enum {string}
 */
export type Encoding = "utf-8" | "utf-8-bom" | "windows-1252" | "utf-16le";
/**
 * @description A code of the error catalogue. The SDK holds its words in five languages.
 * @enum {string}
 */
export type ErrorCode = "blank" | "invalid" | "referenced" | "format" | "too_long" | "too_short" | "inclusion" | "taken" | "not_number" | "greater_than" | "less_than" | "confirmation" | "content_type_invalid" | "file_size_out_of_range" | "reauthentication" | "stale" | "own_account" | "last_holder" | "too_soon" | "limit_reached" | "full" | "unreachable" | "dead_end" | "read_only" | "out_of_reach" | "no_space" | "month_locked";
/** @description Errors of the type `table` (specification §8): rows are wrong, and therefore nothing was done with any of them. */
export type ErrorTable = {
    /**
     * @description What tells it apart from errors by field.
     * @enum {string}
     */
    type: "table";
    /** @description The rows at fault. */
    rows: RefusedRow[];
};
/** @description What is wrong with which field, by its path; or `message` alone. */
export type ErrorsByField = {
    /**
     * @description A message that belongs to no field.
     * @example Wrong Username or Password
     */
    message?: string;
} & {
    [key: string]: FieldError[];
};
/** @description A management field. */
export type Field = {
    id: Id;
    /**
     * @description Its stable name.
     * @example resultado
     */
    key: string;
    /**
     * @description The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** @description Whether it must be filled in. */
    required: boolean;
    /** @description Least value or length. */
    minimum: number | null;
    /** @description Greatest value or length. */
    maximum: number | null;
    /** @description For lists: the values allowed. */
    options: string[];
    /**
     * @description Its place in the order.
     * @example 1
     */
    position: number;
    /**
     * @description Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData: "none" | "identifying" | "special";
    /** @description Whether it is in use. */
    active: boolean;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * @description How many workflows ask for it; while there are any it is not deleted and its type does not change.
     * @example 2
     */
    uses: number;
    deletedAt: DeletedAt;
};
/** @description One thing wrong with one field. */
export type FieldError = {
    error: ErrorCode;
    /**
     * @description The limit that was passed, for length and size codes.
     * @example 80
     */
    count?: number;
    /**
     * @description The value refused, when it is safe to repeat it.
     * @example 60000000
     */
    value?: string;
};
/** @description A field to write. */
export type FieldInput = {
    /**
     * @description Its stable name; it cannot change later.
     * @example resultado
     */
    key: string;
    /**
     * @description The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** @description Whether it must be filled in. */
    required?: boolean;
    /** @description Least value or length. */
    minimum?: number | null;
    /** @description Greatest value or length. */
    maximum?: number | null;
    /** @description For lists: the values allowed. */
    options?: string[];
    /**
     * @description Its place in the order.
     * @example 1
     */
    position?: number;
    /**
     * @description Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** @description Whether it is in use. */
    active?: boolean;
};
/** @description What changes. */
export type FieldPatch = {
    /**
     * @description The name people see.
     * @example Resultado
     */
    label?: string;
    type?: FieldType;
    /** @description Whether it must be filled in. */
    required?: boolean;
    /** @description Least value or length. */
    minimum?: number | null;
    /** @description Greatest value or length. */
    maximum?: number | null;
    /** @description For lists: the values allowed. */
    options?: string[];
    /**
     * @description Its place in the order.
     * @example 1
     */
    position?: number;
    /**
     * @description Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** @description Whether it is in use. */
    active?: boolean;
    version: SeenVersion;
};
/**
 * @description What it holds.
 * @enum {string}
 */
export type FieldType = "text" | "integer" | "decimal" | "date" | "list" | "phone" | "email" | "nif" | "boolean";
/** @description A field to write over one that stands. */
export type FieldUpdate = {
    /**
     * @description Its stable name; it cannot change later.
     * @example resultado
     */
    key: string;
    /**
     * @description The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /** @description Whether it must be filled in. */
    required?: boolean;
    /** @description Least value or length. */
    minimum?: number | null;
    /** @description Greatest value or length. */
    maximum?: number | null;
    /** @description For lists: the values allowed. */
    options?: string[];
    /**
     * @description Its place in the order.
     * @example 1
     */
    position?: number;
    /**
     * @description Class of personal data: none, identifying, or special (GDPR art. 9).
     * @enum {string}
     */
    personalData?: "none" | "identifying" | "special";
    /** @description Whether it is in use. */
    active?: boolean;
    version: SeenVersion;
};
/** @description What a template would refuse of a file. */
export type FileCauses = {
    /**
     * @description Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * @description Records that were read for this.
     * @example 20000
     */
    checked: number;
    /**
     * @description Those of them that would be rejected.
     * @example 240
     */
    rejected: number;
    /** @description Why, the most rows first. */
    causes: LoadCause[];
};
/** @description What became of a file. Always: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type FileLoad = {
    id: Id;
    /**
     * @description The load's name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** @description What it came to; null before its end. */
    outcome: LoadOutcome | null;
    /**
     * @description Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * @description Records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * @description New records.
     * @example 9000
     */
    created: number;
    /**
     * @description Records that were there and changed.
     * @example 500
     */
    updated: number;
    /**
     * @description Records that were there with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * @description Rows whose key came before in the same file.
     * @example 300
     */
    duplicated: number;
    /**
     * @description Rows kept out by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * @description Rows rejected.
     * @example 100
     */
    errors: number;
};
/**
 * @description What kind of end it is: útil positivo, útil negativo, no útil, or a contact to be called again.
 * @example useful_positive
 * @enum {string}
 */
export type FinalCategory = "useful_positive" | "useful_negative" | "not_useful" | "callback";
/** @description A final state. */
export type FinalState = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Venta
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description What agents and reports know it by.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * @description Whether somebody was spoken with.
     * @example true
     */
    humanContact: boolean;
    /**
     * @description Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale: boolean;
    /**
     * @description Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist: boolean;
    /**
     * @description Whether a date must be said with it.
     * @example false
     */
    needsDate: boolean;
    /**
     * @description Whether a comment must be written with it.
     * @example false
     */
    needsComment: boolean;
    /**
     * @description After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes: number | null;
    /**
     * @description How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts: number | null;
    /** @description What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills: SkillMeaning[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A final state to write. */
export type FinalStateInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Venta
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What agents and reports know it by.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * @description Whether somebody was spoken with.
     * @example true
     */
    humanContact?: boolean;
    /**
     * @description Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale?: boolean;
    /**
     * @description Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * @description Whether a date must be said with it.
     * @example false
     */
    needsDate?: boolean;
    /**
     * @description Whether a comment must be written with it.
     * @example false
     */
    needsComment?: boolean;
    /**
     * @description After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * @description How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** @description What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills?: SkillMeaning[];
};
/** @description What changes. */
export type FinalStatePatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Venta
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What agents and reports know it by.
     * @example VENTA
     */
    code?: string;
    category?: FinalCategory;
    /**
     * @description Whether somebody was spoken with.
     * @example true
     */
    humanContact?: boolean;
    /**
     * @description Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale?: boolean;
    /**
     * @description Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * @description Whether a date must be said with it.
     * @example false
     */
    needsDate?: boolean;
    /**
     * @description Whether a comment must be written with it.
     * @example false
     */
    needsComment?: boolean;
    /**
     * @description After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * @description How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** @description What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills?: SkillMeaning[];
    version: SeenVersion;
};
/** @description A final state to write over one that stands. */
export type FinalStateUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Venta
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What agents and reports know it by.
     * @example VENTA
     */
    code: string;
    category: FinalCategory;
    /**
     * @description Whether somebody was spoken with.
     * @example true
     */
    humanContact?: boolean;
    /**
     * @description Whether it counts as a sale; only what is useful and positive, after human contact, can.
     * @example true
     */
    sale?: boolean;
    /**
     * @description Whether the contact is put on the blacklist and never called again.
     * @example false
     */
    addsToBlacklist?: boolean;
    /**
     * @description Whether a date must be said with it.
     * @example false
     */
    needsDate?: boolean;
    /**
     * @description Whether a comment must be written with it.
     * @example false
     */
    needsComment?: boolean;
    /**
     * @description After how many minutes the contact is tried again; null when it is not.
     * @example 120
     */
    recycleAfterMinutes?: number | null;
    /**
     * @description How often a contact is tried in all; null without limit.
     * @example 6
     */
    maxAttempts?: number | null;
    /** @description What it is called and means in skills that read it differently; everywhere else the above holds. */
    skills?: SkillMeaning[];
    version: SeenVersion;
};
/**
 * Format: uuid
 * @description A random UUID.
 * @example 0193b3a0-0000-4000-8000-000000000001
 */
export type Id = string;
/** @description What to make of a file. */
export type ImportInput = {
    /**
     * Format: uuid
     * @description The template.
     */
    templateId: string;
    /** @description Name of the load; the file's name unless given. */
    name?: string;
    /** @description Template column name → index of the file's column (from 0), or null for none. What is absent is suggested. */
    mapping?: {
        [key: string]: number | null;
    };
};
/** @description Rows to create or change. */
export type ImportRowsInput = {
    /** @description Each as the family's create takes it. What an existing row does not say here stays as it is. An empty text or `null` in a field that may be left out is no value: null where the field may be null, an empty text where that is one, and otherwise it says nothing. */
    rows: {
        [key: string]: unknown;
    }[];
    /**
     * @description Whether to say only what would come of it. Nothing is kept then, and nobody is told.
     * @example true
     */
    dryRun: boolean;
    allOrNone?: AllOrNone;
};
/** @description What came of the rows, or would come of them. */
export type ImportRowsResult = {
    /**
     * @description Rows that are new.
     * @example 12
     */
    created: number;
    /**
     * @description Rows that were there and change.
     * @example 3
     */
    updated: number;
    /**
     * @description Rows that are there already just like that.
     * @example 40
     */
    unchanged: number;
    /** @description The rows that were refused; the others are not kept back by them. */
    rows: RefusedRow[];
};
/**
 * Format: date-time
 * @description ISO 8601 in UTC.
 * @example 2026-03-05T10:00:00.000Z
 */
export type Instant = string;
/**
 * @description How well: from 1, beginner, to 5, expert. Of several who are free the best is asked first.
 * @example 4
 */
export type Level = number;
/** @description A file being loaded. Always: processed = created + updated + unchanged + duplicated + excluded + errors. */
export type Load = {
    id: Id;
    /**
     * @description Its name.
     * @example clientes.csv
     */
    name: string;
    state: LoadState;
    /** @description What it came to; null before its end. */
    outcome: LoadOutcome | null;
    templateId: Id;
    /**
     * @description The template's name.
     * @example Recobro estándar
     */
    templateName: string;
    /**
     * @description The template's version it was made with.
     * @example 1
     */
    templateVersion: number;
    recordsFileId: Id;
    /**
     * @description The file's name.
     * @example clientes.csv
     */
    fileName: string;
    /**
     * @description Records in the file.
     * @example 20000
     */
    total: number;
    /**
     * @description Records committed so far.
     * @example 10000
     */
    processed: number;
    /**
     * @description New records.
     * @example 9000
     */
    created: number;
    /**
     * @description Records that were there and changed.
     * @example 500
     */
    updated: number;
    /**
     * @description Records that were there with the same values.
     * @example 100
     */
    unchanged: number;
    /**
     * @description Rows whose key came before in the same file.
     * @example 300
     */
    duplicated: number;
    /**
     * @description Rows kept out by a blacklist.
     * @example 0
     */
    excluded: number;
    /**
     * @description Rows rejected.
     * @example 100
     */
    errors: number;
    /**
     * @description Rate while it runs, and of the whole when finished.
     * @example 52000
     */
    rowsPerSecond: number | null;
    /**
     * @description Estimate of what remains while it runs.
     * @example 12.5
     */
    secondsLeft: number | null;
    /**
     * @description 1, and one more with each restart after errors.
     * @example 1
     */
    round: number;
    /** @description Why it failed. */
    failure: {
        code: ErrorCode;
        /**
         * @description The line of the file, header = 1.
         * @example 150000
         */
        row: number | null;
    } | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description First start.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description End of the last round.
     */
    finishedAt: string | null;
    createdBy: Person;
};
/** @description Rejected rows that have one thing wrong in one field. */
export type LoadCause = {
    /**
     * @description The template column; null when the row as a whole is wrong.
     * @example stage
     */
    field: string | null;
    /**
     * @description The file's column.
     * @example TRAMO
     */
    header: string | null;
    code: ErrorCode;
    /**
     * @description Rows that have it.
     * @example 240
     */
    rows: number;
    /**
     * @description How many different values they have there.
     * @example 3
     */
    distinct: number;
    /** @description The most frequent of these values, at most 20. */
    values: CauseValue[];
    /** @description The values that the template allows there, where it names them. */
    allowed: string[];
    /**
     * @description The length or the amount that the template sets, where the code is about one.
     * @example 80
     */
    limit: number | null;
};
/** @description One thing wrong with one cell of a rejected row. */
export type LoadError = {
    /**
     * @description The record's number in the file, the header being 1.
     * @example 17
     */
    row: number;
    /**
     * @description The template column; null when the row as a whole is wrong.
     * @example document
     */
    field: string | null;
    /**
     * @description The file's column.
     * @example DOCUMENTO
     */
    header: string | null;
    code: ErrorCode;
    /**
     * @description The cell, cut at 200 characters.
     * @example 99999901A
     */
    value: string;
};
/**
 * @description What a finished load came to. `loaded`: records were created or updated, and no row was rejected; `partial`: some rows were; `nothing_new`: every row was there already, came twice or was kept out; `rejected`: rows were rejected, and not one became a record or changed one; `failed`: it could not go on.
 * @enum {string}
 */
export type LoadOutcome = "loaded" | "partial" | "nothing_new" | "rejected" | "failed";
/**
 * @description created → queued → processing → completed | completed_with_errors | failed; processing → pausing → paused → queued.
 * @enum {string}
 */
export type LoadState = "created" | "queued" | "processing" | "pausing" | "paused" | "completed" | "completed_with_errors" | "failed";
/** @description A value of the file that stands for another. */
export type Meaning = {
    /**
     * @description As it comes, whatever its case and accents.
     * @example 0-30
     */
    value: string;
    /**
     * @description A value that the column takes (`inclusion`).
     * @example Temprano
     */
    means: string;
};
/** @description Where this page stands in the whole list. */
export type Meta = {
    /**
     * @description This page.
     * @example 1
     */
    currentPage: number;
    /**
     * @description Rows on a page.
     * @example 25
     */
    perPage: number;
    /**
     * @description Rows in all.
     * @example 12
     */
    totalCount: number;
    /**
     * @description Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
};
/** @description A row that another refers to, by what people call it. */
export type Named = {
    id: Id;
    /**
     * @description Its code.
     * @example ANA-2026-0001
     */
    code: string;
    /**
     * @description Its name.
     * @example Luz Norte · Madrid · Operaciones
     */
    name: string;
};
/**
 * @description What `after` takes to get the rows that follow this page; null when none do. With `after` the counts are those of the page that it began with.
 * @example null
 */
export type Next = string | null;
/** @description One analytic code. */
export type OneAnalyticCode = {
    data: AnalyticCode;
};
/** @description One field. */
export type OneField = {
    data: Field;
};
/** @description One final state. */
export type OneFinalState = {
    data: FinalState;
};
/** @description One load. */
export type OneLoad = {
    data: Load;
};
/** @description One operating code. */
export type OneOperatingCode = {
    data: OperatingCode;
};
/** @description One priority. */
export type OnePriority = {
    data: Priority;
};
/** @description One project. */
export type OneProject = {
    data: Project;
};
/** @description One file. */
export type OneRecordsFile = {
    data: RecordsFile;
};
/** @description One service code. */
export type OneServiceCode = {
    data: ServiceCode;
};
/** @description One subcampaign. */
export type OneSubcampaign = {
    data: Subcampaign;
};
/** @description One synchronization. */
export type OneSynchronization = {
    data: Synchronization;
};
/** @description One tag. */
export type OneTag = {
    data: Tag;
};
/** @description One template. */
export type OneTemplate = {
    data: Template;
};
/** @description One workflow. */
export type OneWorkflow = {
    data: Workflow;
};
/** @description An operating code. */
export type OperatingCode = {
    id: Id;
    /**
     * @description The name people see.
     * @example Inbound
     */
    name: string;
    active: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code: string;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo: string | null;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description An operating code to write. */
export type OperatingCodeInput = {
    /**
     * @description The name people see.
     * @example Inbound
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code: string;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
};
/** @description What changes. */
export type OperatingCodePatch = {
    /**
     * @description The name people see.
     * @example Inbound
     */
    name?: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code?: string;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom?: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};
/** @description An operating code to write over one that stands. */
export type OperatingCodeUpdate = {
    /**
     * @description The name people see.
     * @example Inbound
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example EXP-10
     */
    code: string;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};
/** @description Rows in their new order. */
export type Order = {
    /** @description From first to last; those that are not named keep their places behind them. */
    ids: string[];
};
/**
 * @description Where it stands today.
 * @example current
 * @enum {string}
 */
export type PeriodState = "past" | "current" | "planned";
/** @description Who did it. */
export type Person = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
};
/**
 * @description Its place in the order.
 * @example 1
 */
export type Position = number;
/** @description A priority. */
export type Priority = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Urgente
     */
    name: string;
    translations: Translations;
    active: Active;
    colour: Colour;
    /**
     * @description How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight: number;
    /**
     * @description Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes: number | null;
    /**
     * @description Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes: number | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A priority to write. */
export type PriorityInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Urgente
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * @description How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight?: number;
    /**
     * @description Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * @description Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes?: number | null;
};
/** @description What changes. */
export type PriorityPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Urgente
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * @description How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight?: number;
    /**
     * @description Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * @description Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes?: number | null;
    version: SeenVersion;
};
/** @description A priority to write over one that stands. */
export type PriorityUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Urgente
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * @description How much it counts when the next ticket is chosen; more goes first.
     * @example 80
     */
    weight?: number;
    /**
     * @description Working minutes until the first answer; null promises nothing.
     * @example 30
     */
    firstResponseMinutes?: number | null;
    /**
     * @description Working minutes until the solution; not fewer than until the first answer.
     * @example 480
     */
    resolutionMinutes?: number | null;
    version: SeenVersion;
};
/** @description RFC 9457 problem details with the extension member `errors`. */
export type Problem = {
    /**
     * @description A stable name of the kind of problem.
     * @example /problems/validation
     */
    type: string;
    /**
     * @description A short text for developers; people read the words of the code in their own language.
     * @example Some fields are wrong
     */
    title: string;
    /**
     * @description The HTTP status.
     * @example 422
     */
    status: number;
    /**
     * @description What happened this time.
     * @example name is required
     */
    detail?: string;
    /**
     * @description Names the request in the server's log.
     * @example req-1a
     */
    requestId?: string;
    /** @description With 403: any one of these permissions would have sufficed. */
    missing?: string[];
    /** @description With the family of priorities: the same as `errors`, under the name that the specification §3 gives it. */
    priorities?: {
        [key: string]: unknown;
    };
    /** @description What is wrong (specification §8). */
    errors?: ErrorsByField | ErrorTable;
};
/** @description A project. */
export type Project = {
    id: Id;
    /**
     * @description The name people see.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * @description For whom it is done.
     * @example Luz Norte Energía
     */
    customer: string;
    state: ProjectState;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * Format: uuid
     * @description The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId: string | null;
    /**
     * Format: uuid
     * @description The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId: string | null;
    /**
     * Format: uuid
     * @description The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId: string | null;
    /** @description Who coordinates it. */
    coordinatorIds: string[];
    /** @description The skills that serve it. */
    skillIds: string[];
    /** @description The analytic code. */
    analyticCode: Named | null;
    /** @description The service code. */
    serviceCode: Named | null;
    /** @description The operating code. */
    operatingCode: Named | null;
    /** @description Who coordinates it. */
    coordinators: Person[];
    /** @description The skills that serve it. */
    skills: Named[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A person and a project, from one day to another. */
export type ProjectAssignment = {
    id: Id;
    person: Person;
    /**
     * @description What they sign in with.
     * @example lucia.nunez
     */
    username: string;
    /**
     * @description Where they work.
     * @example OPE
     */
    department: string | null;
    project: Named;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-01-07
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    /** @description Who gave it; null for what came with the data or from the platform. */
    createdBy: Person | null;
    createdAt: Instant;
};
/** @description Who gets which project. */
export type ProjectAssignmentInput = {
    userIds: UserIds;
    projectId: Id;
    /**
     * Format: date
     * @description The first day; today for who does not have it yet.
     * @example 2026-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     */
    endsOn?: string | null;
};
/** @description A project to write. */
export type ProjectInput = {
    /**
     * @description The name people see.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * @description For whom it is done.
     * @example Luz Norte Energía
     */
    customer: string;
    state?: ProjectState;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * @description The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: uuid
     * @description The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId?: string | null;
    /**
     * Format: uuid
     * @description The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId?: string | null;
    /** @description Who coordinates it. */
    coordinatorIds?: string[];
    /** @description The skills that serve it. */
    skillIds?: string[];
};
/** @description What changes. */
export type ProjectPatch = {
    /**
     * @description The name people see.
     * @example Luz Norte: atención y averías
     */
    name?: string;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code?: string;
    /**
     * @description For whom it is done.
     * @example Luz Norte Energía
     */
    customer?: string;
    state?: ProjectState;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn?: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * @description The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: uuid
     * @description The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId?: string | null;
    /**
     * Format: uuid
     * @description The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId?: string | null;
    /** @description Who coordinates it. */
    coordinatorIds?: string[];
    /** @description The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};
/**
 * @description Where it stands.
 * @example active
 * @enum {string}
 */
export type ProjectState = "draft" | "active" | "paused" | "closed" | "archived";
/** @description A project to write over one that stands. */
export type ProjectUpdate = {
    /**
     * @description The name people see.
     * @example Luz Norte: atención y averías
     */
    name: string;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example PRY-2026-001
     */
    code: string;
    /**
     * @description For whom it is done.
     * @example Luz Norte Energía
     */
    customer: string;
    state?: ProjectState;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * Format: uuid
     * @description The analytic code its costs are booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: uuid
     * @description The service code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    serviceCodeId?: string | null;
    /**
     * Format: uuid
     * @description The operating code.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    operatingCodeId?: string | null;
    /** @description Who coordinates it. */
    coordinatorIds?: string[];
    /** @description The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};
/** @description How to read the file. */
export type Reading = {
    encoding?: Encoding;
    delimiter?: Delimiter;
    /** @description Whether its first record names the columns. */
    hasHeader?: boolean;
};
/** @description An uploaded file. */
export type RecordsFile = {
    id: Id;
    /**
     * @description The name it came with.
     * @example clientes.csv
     */
    name: string;
    /**
     * @description Bytes.
     * @example 1048576
     */
    size: number;
    /** @description Digest of its content, hexadecimal. */
    sha256: string;
    state: RecordsFileState;
    /** @description The load that was made of it. */
    load: FileLoad | null;
    analysis: Analysis;
    /**
     * Format: uuid
     * @description An earlier file with the same content.
     */
    sameContentAs: string | null;
    /** @description Template column name → index of the file's column, or null; only with `templateId`. */
    suggestedMapping: {
        [key: string]: number | null;
    } | null;
    createdAt: Instant;
    createdBy: Person;
};
/**
 * @description Analysed; or already made into a load.
 * @enum {string}
 */
export type RecordsFileState = "analyzed" | "imported";
/** @description A row that was refused. */
export type RefusedRow = {
    /**
     * @description Its place among the rows that were sent, from 1.
     * @example 7
     */
    row: number;
    /**
     * @description What is wrong with which field, as with one row alone (specification §8).
     * @example {
     *       "key": [
     *         {
     *           "error": "taken"
     *         }
     *       ]
     *     }
     */
    errors: {
        [key: string]: FieldError[];
    };
};
/**
 * @description The version that was read. When the row has changed since, nothing changes and the answer is 409 with `stale` at `version`. Every change says it: nobody writes over what they have not read.
 * @example 3
 */
export type SeenVersion = number;
/** @description A service code. */
export type ServiceCode = {
    id: Id;
    /**
     * @description The name people see.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string | null;
    /**
     * Format: uuid
     * @description The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo: string | null;
    /** @description The campaign. */
    campaign: Called | null;
    /** @description The analytic code. */
    analyticCode: Named | null;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A service code to write. */
export type ServiceCodeInput = {
    /**
     * @description The name people see.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * @description The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
};
/** @description What changes. */
export type ServiceCodePatch = {
    /**
     * @description The name people see.
     * @example Atención al cliente Luz Norte
     */
    name?: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code?: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * @description The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom?: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};
/** @description A service code to write over one that stands. */
export type ServiceCodeUpdate = {
    /**
     * @description The name people see.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SRV-001
     */
    code: string;
    /**
     * Format: uuid
     * @description The campaign it is meant for, if it is only one.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string | null;
    /**
     * Format: uuid
     * @description The analytic code it is booked to.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    analyticCodeId?: string | null;
    /**
     * Format: date
     * @description The first day it holds.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day it holds; null for no end.
     * @example null
     */
    validTo?: string | null;
    version: SeenVersion;
};
/** @description What an agent is able to take. */
export type Skill = {
    id: Id;
    /**
     * @description Its code.
     * @example TLN_VENTAS
     */
    code: string;
    /**
     * @description Its name.
     * @example Ventas Telenova
     */
    name: string;
    /**
     * @description Its channel.
     * @enum {string}
     */
    channel: "voice" | "chat" | "email" | "back_office" | "whatsapp";
    /** @description Languages served. */
    languages: string[];
    campaignId: Id;
    /**
     * @description Its campaign.
     * @example Telenova Fibra
     */
    campaignName: string;
    /**
     * Format: uuid
     * @description Its group, if any.
     */
    skillGroupId: string | null;
    /**
     * @description The name of its group.
     * @example Voz comercial
     */
    skillGroupName: string | null;
    /** @description Whether it is in use. What the platform does not name any more is not. */
    active: boolean;
    /**
     * Format: date-time
     * @description When the platform last changed it; null when it never did.
     * @example null
     */
    synchronizedAt: string | null;
};
/** @description A person and a skill, from one day to another. */
export type SkillAssignment = {
    id: Id;
    person: Person;
    /**
     * @description What they sign in with.
     * @example lucia.nunez
     */
    username: string;
    /**
     * @description Where they work.
     * @example OPE
     */
    department: string | null;
    skill: Named;
    campaign: Called;
    level: Level;
    /**
     * @description Whether it is what they mainly do: the skill that they are counted in while they work.
     * @example true
     */
    isMain: boolean;
    origin: AssignmentOrigin;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-01-07
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    /** @description Who gave it; null for what came with the data or from the platform. */
    createdBy: Person | null;
    createdAt: Instant;
};
/** @description Who gets which skill. */
export type SkillAssignmentInput = {
    userIds: UserIds;
    skillId: Id;
    level?: Level;
    /**
     * @description Whether it becomes what they mainly do; what was it until now remains theirs. Only one that is in force today can be.
     * @example false
     */
    isMain?: boolean;
    /**
     * Format: date
     * @description The first day; today for who does not have it yet.
     * @example 2026-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     */
    endsOn?: string | null;
};
/** @description Skills taken together. */
export type SkillGroup = {
    id: Id;
    /**
     * @description Its name.
     * @example Voz técnica
     */
    name: string;
    /**
     * @description Skills in it.
     * @example 3
     */
    skillCount: number;
};
/** @description A final state as one skill knows it. */
export type SkillMeaning = {
    skillId: Id;
    /**
     * @description Its code there.
     * @example RETENIDO
     */
    code: string;
    /**
     * @description Its name there.
     * @example Cliente retenido
     */
    name: string;
    category: FinalCategory;
    /**
     * @description Whether it counts as a sale there.
     * @example false
     */
    sale: boolean;
};
/** @description Where the records of one state go. */
export type StateMove = {
    /**
     * @description A state of the version before.
     * @example asignado
     */
    from: string;
    /**
     * @description A state of the new one.
     * @example en_curso
     */
    to: string;
};
/** @description A subcampaign. */
export type Subcampaign = {
    id: Id;
    /**
     * @description The name people see.
     * @example Averías
     */
    name: string;
    active: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * @description The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    /** @description The skills that serve it. */
    skillIds: string[];
    campaign: Called;
    /** @description The skills that serve it. */
    skills: Named[];
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A subcampaign to write. */
export type SubcampaignInput = {
    /**
     * @description The name people see.
     * @example Averías
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * @description The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /** @description The skills that serve it. */
    skillIds?: string[];
};
/** @description What changes. */
export type SubcampaignPatch = {
    /**
     * @description The name people see.
     * @example Averías
     */
    name?: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code?: string;
    /**
     * Format: uuid
     * @description The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId?: string;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn?: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /** @description The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};
/** @description A subcampaign to write over one that stands. */
export type SubcampaignUpdate = {
    /**
     * @description The name people see.
     * @example Averías
     */
    name: string;
    active?: Active;
    /**
     * @description What accounting and the other systems call it: capitals, digits, hyphen and underscore.
     * @example SUB-0001
     */
    code: string;
    /**
     * Format: uuid
     * @description The campaign it is a part of.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    campaignId: string;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /** @description The skills that serve it. */
    skillIds?: string[];
    version: SeenVersion;
};
/** @description A comparison with the platform and what came of it. */
export type Synchronization = {
    id: Id;
    state: SynchronizationState;
    /**
     * @description What was compared: campaigns with their skills, or people with theirs.
     * @example skills
     * @enum {string}
     */
    scope: "skills" | "users";
    /**
     * @description Where the skills came from: the name of a file or of a host.
     * @example skills.json
     */
    source: string;
    /** @description The one campaign it is about; null for all. */
    campaign: Called | null;
    /**
     * Format: uuid
     * @description Which one it repeats.
     * @example null
     */
    restartOf: string | null;
    /** @description Who started it. */
    createdBy: Person | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When its job began.
     * @example 2026-03-05T10:00:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description When it ended.
     * @example 2026-03-05T10:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * @description Differences found.
     * @example 4
     */
    total: number;
    /**
     * @description Differences applied.
     * @example 4
     */
    done: number;
    /**
     * @description What is new.
     * @example 1
     */
    added: number;
    /**
     * @description What was changed or came back.
     * @example 2
     */
    changed: number;
    /**
     * @description What was deactivated.
     * @example 1
     */
    gone: number;
    failure: SynchronizationFailure;
    /**
     * @description What the people who keep the source have to know.
     * @example null
     */
    failureDetail: string | null;
};
/** @description One difference. */
export type SynchronizationChange = {
    /**
     * @description Its place.
     * @example 1
     */
    position: number;
    /**
     * @description What differs.
     * @example skill
     * @enum {string}
     */
    subject: "campaign" | "skillGroup" | "skill" | "assignment";
    /**
     * @description How: `gone` is deactivated, or taken from a person; `returned` is active, or in force, again; `unknown` cannot be done, because the person or the skill is not known here.
     * @example changed
     * @enum {string}
     */
    kind: "added" | "changed" | "gone" | "returned" | "unknown";
    /**
     * @description Its code; of a group its name; of an assignment who and which skill.
     * @example LNE_ATC
     */
    code: string;
    /**
     * @description Its name.
     * @example Atención al cliente Luz Norte
     */
    name: string;
    before: SynchronizedRow;
    after: SynchronizedRow;
};
/**
 * @description Why it failed: there is no source, it does not answer, it says what cannot be read, what it says contradicts what is stored, or something else, of which the log of the server tells.
 * @example null
 * @enum {string|null}
 */
export type SynchronizationFailure = "not_configured" | "unreachable" | "unreadable" | "refused" | "unforeseen" | null;
/** @description What the source has and what would be done about it. */
export type SynchronizationPreview = {
    /**
     * @description Where the skills come from.
     * @example skills.json
     */
    source: string;
    failure: SynchronizationFailure;
    /**
     * @description What the people who keep the source have to know.
     * @example null
     */
    failureDetail: string | null;
    /**
     * @description Differences in all.
     * @example 4
     */
    total: number;
    /** @description The first 500 of them. */
    changes: SynchronizationChange[];
};
/**
 * @description Where it stands; `unchanged` and `changed` are its good ends.
 * @example changed
 * @enum {string}
 */
export type SynchronizationState = "queued" | "running" | "unchanged" | "changed" | "failed" | "cancelled";
/** @description It, as it was or as it is; null where there was nothing. */
export type SynchronizedRow = {
    /**
     * @description Its name.
     * @example Atención al cliente Luz Norte
     */
    name?: string;
    /**
     * @description The kind of a campaign.
     * @example inbound
     */
    kind?: string;
    /**
     * @description The channel of a skill.
     * @example voice
     */
    channel?: string;
    /** @description The languages of a skill. */
    languages?: string[];
    /**
     * @description The code of the campaign of a skill.
     * @example LNE
     */
    campaign?: string;
    /**
     * @description The group of a skill.
     * @example Voz técnica
     */
    group?: string | null;
    /** @description Whether it is in use. */
    active?: boolean;
    /**
     * @description How well a person has a skill.
     * @example 4
     */
    level?: number;
    /**
     * @description Whether a skill is the main one of a person.
     * @example true
     */
    isMain?: boolean;
} | null;
/** @description A tag. */
export type Tag = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Queja
     */
    name: string;
    translations: Translations;
    active: Active;
    colour: Colour;
    /**
     * @description What it can be put on.
     * @example tickets
     * @enum {string}
     */
    scope: "all" | "tickets" | "cases" | "contacts";
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A tag to write. */
export type TagInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Queja
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * @description What it can be put on.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
};
/** @description What changes. */
export type TagPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Queja
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * @description What it can be put on.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
    version: SeenVersion;
};
/** @description A tag to write over one that stands. */
export type TagUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Queja
     */
    name: string;
    translations?: Translations;
    active?: Active;
    colour?: Colour;
    /**
     * @description What it can be put on.
     * @example tickets
     * @enum {string}
     */
    scope?: "all" | "tickets" | "cases" | "contacts";
    version: SeenVersion;
};
/** @description A format of load files. */
export type Template = {
    id: Id;
    /**
     * @description A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** @description What it is for. */
    description: string;
    /**
     * Format: uuid
     * @description The skill it loads for.
     */
    skillId: string | null;
    /**
     * @description Whose phones and documents.
     * @enum {string}
     */
    country: "ES";
    /**
     * @description How ambiguous dates are read.
     * @enum {string}
     */
    dateOrder: "dmy" | "mdy" | "ymd";
    /**
     * @description The decimal sign of amounts.
     * @enum {string}
     */
    decimalSign: "," | ".";
    /** @description Its columns in order. */
    columns: TemplateColumn[];
    version: Version;
    /**
     * @description Loads made with it.
     * @example 4
     */
    loadCount: number;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description One column of the file and the field it becomes. */
export type TemplateColumn = {
    /**
     * @description The field's name in the record.
     * @example document
     */
    name: string;
    /**
     * @description The header to look for in the file, and the name people see.
     * @example Documento
     */
    label: string;
    /** @description Other headers that mean the same. */
    aliases?: string[];
    type: ColumnType;
    /**
     * @description Whether an empty cell is an error (`blank`).
     * @default false
     */
    required?: boolean;
    /**
     * @description Whether the field is part of the key that tells records apart.
     * @default false
     */
    key?: boolean;
    /**
     * @description Most characters (`too_long`).
     * @example 80
     */
    maxLength?: number | null;
    /**
     * @description Fewest characters (`too_short`).
     * @example 3
     */
    minLength?: number | null;
    /**
     * @description Least value (`greater_than`).
     * @example 0
     */
    minimum?: number | null;
    /**
     * @description Greatest value (`less_than`).
     * @example 100000
     */
    maximum?: number | null;
    /** @description For lists: the values allowed (`inclusion`). */
    options?: string[];
    /** @description Values that the column would refuse, and which value each stands for. */
    meanings?: Meaning[];
    /** @description What an empty cell becomes. */
    default?: string | null;
    /**
     * @description What is done to text.
     * @default none
     * @enum {string}
     */
    transform?: "none" | "upper" | "lower" | "capitalize";
};
/** @description A template to write. */
export type TemplateInput = {
    /**
     * @description A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** @description What it is for. */
    description?: string;
    /**
     * Format: uuid
     * @description The skill it loads for, if any.
     */
    skillId?: string | null;
    /**
     * @description Whose phones and documents.
     * @default ES
     * @enum {string}
     */
    country?: "ES";
    /**
     * @description How ambiguous dates are read.
     * @default dmy
     * @enum {string}
     */
    dateOrder?: "dmy" | "mdy" | "ymd";
    /**
     * @description The decimal sign of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign?: "," | ".";
    /** @description Its columns in order. */
    columns: TemplateColumn[];
};
/** @description A template to write over one that stands. */
export type TemplateUpdate = {
    /**
     * @description A unique name.
     * @example Recobro estándar
     */
    name: string;
    /** @description What it is for. */
    description?: string;
    /**
     * Format: uuid
     * @description The skill it loads for, if any.
     */
    skillId?: string | null;
    /**
     * @description Whose phones and documents.
     * @default ES
     * @enum {string}
     */
    country?: "ES";
    /**
     * @description How ambiguous dates are read.
     * @default dmy
     * @enum {string}
     */
    dateOrder?: "dmy" | "mdy" | "ymd";
    /**
     * @description The decimal sign of amounts.
     * @default ,
     * @enum {string}
     */
    decimalSign?: "," | ".";
    /** @description Its columns in order. */
    columns: TemplateColumn[];
    version: SeenVersion;
};
/** @description Its name in other languages; people who read one that is missing see `name`. */
export type Translations = {
    /**
     * @description In English.
     * @example Complaint
     */
    en?: string;
    /**
     * @description In German.
     * @example Beschwerde
     */
    de?: string;
    /**
     * @description In French.
     * @example Réclamation
     */
    fr?: string;
    /**
     * @description In Portuguese.
     * @example Reclamação
     */
    pt?: string;
};
/** @description Whom. */
export type UserIds = Id[];
/**
 * @description How many rows elsewhere refer to it; while there are any it cannot be deleted.
 * @example 12
 */
export type Uses = number;
/**
 * @description Counts the changes of this row.
 * @example 3
 */
export type Version = number;
/** @description A workflow. */
export type Workflow = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description: string;
    document: WorkflowDocument;
    /**
     * @description The number of its published version; null before the first.
     * @example 2
     */
    published: number | null;
    /** @description What keeps the draft from being published, each with its place in the document. */
    faults: WorkflowFault[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description The states of a workflow and the ways between them. */
export type WorkflowDocument = {
    /** @description Its states: one of them initial. */
    states: WorkflowState[];
    /** @description The ways between them. */
    transitions: WorkflowTransition[];
};
/** @description What keeps a draft from being published. */
export type WorkflowFault = {
    /**
     * @description Its place in the document.
     * @example states[2].code
     */
    path: string;
    error: ErrorCode;
};
/** @description A workflow to write. */
export type WorkflowInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document?: WorkflowDocument;
};
/** @description What changes. */
export type WorkflowPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Ticket TI
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document?: WorkflowDocument;
    version: SeenVersion;
};
/** @description Where a record stands. */
export type WorkflowPlace = {
    state: WorkflowState;
    /** @description The states on the way, from the initial one. */
    visited: WorkflowState[];
    /** @description What can be done next. */
    choices: WorkflowTransition[];
    /** @description What the end does; null before it. */
    end: FinalState | null;
};
/** @description What becomes of the records on their way. */
export type WorkflowPublication = {
    /**
     * @description Whether records on their way finish in their version or move into the new one.
     * @example migrate
     * @enum {string}
     */
    live: "finish" | "migrate";
    /** @description Where records of a state that is no more go; states that stay need no line. */
    map?: StateMove[];
    /**
     * @description What changed.
     * @example Se funden dos estados
     */
    note?: string;
    version: SeenVersion;
};
/** @description Where a record can stand. */
export type WorkflowState = {
    /**
     * @description What the document and other systems know it by.
     * @example en_curso
     */
    code: string;
    /**
     * @description The name people see.
     * @example En curso
     */
    name: string;
    /**
     * @description What it means to reports and clocks: the beginning, work, waiting for somebody else, the end.
     * @example open
     * @enum {string}
     */
    category: "initial" | "open" | "pending" | "final";
    /** @description Of a final state: the end of the catalogue that it is, and nothing else has one. */
    finalStateId?: Id | null;
};
/** @description A way from one state to another. */
export type WorkflowTransition = {
    /**
     * @description What the document and other systems know it by.
     * @example empezar
     */
    code: string;
    /**
     * @description What its button says.
     * @example Empezar
     */
    name: string;
    /**
     * @description The code of the state it leaves.
     * @example asignado
     */
    from: string;
    /**
     * @description The code of the state it leads to.
     * @example en_curso
     */
    to: string;
    /**
     * @description The permission it takes; null for whoever may handle the record.
     * @example TICKETS_GESTIONAR
     */
    permission?: string | null;
    /** @description The management fields that its screen asks for, by their keys. */
    screen?: string[];
    /** @description Those of its screen without which it cannot be taken. */
    required?: string[];
};
/** @description A workflow to write over one that stands. */
export type WorkflowUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Ticket TI
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What goes this way.
     * @example Incidencias de puesto y telefonía
     */
    description?: string;
    document: WorkflowDocument;
    version: SeenVersion;
};
/** @description A published version; it never changes. */
export type WorkflowVersion = {
    id: Id;
    /**
     * @description Its number.
     * @example 2
     */
    number: number;
    document: WorkflowDocument;
    /**
     * @description What became of the records of the version before.
     * @example migrate
     * @enum {string}
     */
    live: "finish" | "migrate";
    /** @description Where their states went. */
    map: StateMove[];
    /**
     * @description What changed.
     * @example Se funden dos estados
     */
    note: string;
    /**
     * @description How many records are on their way in it: those that have not come to an end.
     * @example 12
     */
    records: number;
    /** @description Who published it; null when their account is gone. */
    publishedBy: Person | null;
    publishedAt: Instant;
};
/** @description A walk through a workflow. */
export type WorkflowWalk = {
    /**
     * @description The published version to walk through; the draft when left out.
     * @example 1
     */
    number?: number;
    /** @description The skill whose meaning of the end is asked for. */
    skillId?: Id;
    /** @description The codes of the transitions taken, from the initial state. */
    path: string[];
};
