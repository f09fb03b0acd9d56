// Generated from specs/intranet.yaml by `pnpm codegen`. Never edited by hand.
export interface paths {
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own clock
         * @description Where one stands now, how long today has been, and what can be pressed. Times run on from `now`, the clock of the server.
         */
        get: operations["clock.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/press": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock in, clock out, begin or end a break
         * @description Writes a clock entry at the time of the server (FIC-1). What does not follow from where one stands is 409 with `invalid` at `kind` and the state as `value`: nobody clocks in twice or out without having come in. Going home in a break ends the break at the same instant. A break keeps to the rules of its type as in agentState.patch, by all the spans of the working day, and is one of the agent, too; going home ends the state as an agent. What was pressed before the agent began what they do now leaves that as it is; what was only carried on over a silence began before it. A break that was taken without a network is refused for its reason, and for its type only where there never was one: it may have been retired meanwhile. `at` says an instant that has passed: with `isOffline` when the device had no network, at most 48 hours ago, otherwise the exit that was forgotten, after the last entry of the day that is still open and at most 16 hours after its first. Both are marked and wait to be looked at; the time of arrival is kept beside them. An instant to come is `less_than` at `at`, one before the last entry `greater_than`. One of a locked month, and the first of the company where that would judge a locked month of anybody, is `month_locked` at `at`, with the month as `value`. Only for people who are employed here, within their contract: elsewhere `invalid` at `contract`; and clocking in not for the members of a group that clocks elsewhere: `invalid` at `group`, its name as `value` (FIC-11).
         */
        post: operations["clock.press"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/break-turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for one's turn to take a break
         * @description Puts whoever asks into the queue of a break of which as many of their main skill are taken at once as may be (ONL-8). Whoever is next is offered a place that falls free, and told: it is held for them for two minutes, and then goes to the next. One waits for one break at a time; who asks for another waits for that one. A type without such a limit, and who has no main skill, is `invalid` at `breakTypeId`; what the rules of the type do not allow today is refused as in `clock.press`. Only for who is at work: else 409 `invalid` at `state`.
         */
        post: operations["breakTurns.create"];
        /**
         * Wait for a break no more
         * @description Leaves the queue; a place that was held goes to the next. Who does not wait leaves nothing.
         */
        delete: operations["breakTurns.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clock entries
         * @description As they were recorded, nothing of them is ever changed (FIC-6). One's own; of the people one coordinates with ACCESOS_VER or REPORTES_MIS_USUARIOS, of one's projects with REPORTES_MIS_PROYECTOS, of everybody with REPORTES_TODOS (REP-1). The days are those of the zone in which each entry was made.
         */
        get: operations["clockEntries.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-entries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the clock entries
         * @description Every entry of clockEntries.index that matches, streamed as CSV as it is read (REP-11): with the same filters and the same reach, and the words and the time zone of the person. Cells that a spreadsheet would run as a formula get a leading apostrophe. It is written into the log.
         */
        get: operations["clockEntries.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the corrections of clock entries
         * @description Every correction that was asked for, with what stood before and what stands after it, whatever became of it (FIC-2, REP-12). One's own; those of others follow the permissions as in clockEntries.index (REP-1). The period is that of the working days that they are of.
         */
        get: operations["clockCorrections.index"];
        put?: never;
        /**
         * Ask for a correction of a clock entry
         * @description For oneself, or as the company for somebody whose record one may see, with FICHAJE_CORREGIR. `add` says an entry that is missing, `change` what an entry should have been, `remove` that there should be none. It asks for times and a reason only; what they add up to follows. It is tried before it is kept. An instant to come is `less_than` at `at`. What does not follow from the entries around it is `invalid` at `kind`, with where the person stood as `value`. Each correction changes one working day, and a change leaves no day without its entry or exit: else `invalid` at `at`. Entries are added and removed one at a time: an addition may leave the other half missing, and a removal may change the day after, too; one that changes more is `invalid` at `entryId`. An entry that counts no more, or waits for another correction, is 409 `invalid` at `entryId`. Nothing changes until the other side agrees (FIC-12), but where the time rules of the day let one signature be enough: what that side asks for is in force at once. Without an answer it expires after the days that these rules give, and where they want a file one that has none is `blank` at `fileIds`.
         */
        post: operations["clockCorrections.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections/{id}": {
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
         * One correction
         * @description Of somebody whose record one may see; others are 404.
         */
        get: operations["clockCorrections.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections/{id}/approve": {
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
         * Agree to a correction
         * @description The side that has not asked: the person themselves, or somebody of the company with FICHAJE_CORREGIR who may see the record of the person, and is another. It is tried again, as the record may have changed, and then written as a new entry of the source `correction` that replaces the old one; the day is derived anew. What is decided already is 409 `invalid` at `state`.
         */
        post: operations["clockCorrections.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections/{id}/reject": {
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
         * Refuse a correction
         * @description By the side that has not asked, with a reason that the other reads. The record stays as it is.
         */
        post: operations["clockCorrections.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections/{id}/hold": {
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
         * Decide on a correction with a way back
         * @description As approve and reject, of whom it is asked and what it is refused with, but in force six seconds later: until then clockCorrections.release takes it back. The service keeps the decision, so it stands whatever becomes of the page that sent it. Nobody else decides meanwhile, and the other side is told when it is in force. What cannot be done any more by then waits for a decision again. A rejection without a reason is `blank` at `reason`.
         */
        post: operations["clockCorrections.hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections/{id}/release": {
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
         * Take a decision back
         * @description One's own that is not in force yet; the correction waits as before. One that is in force is 409 `invalid` at `state`.
         */
        post: operations["clockCorrections.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock-corrections/{id}/withdraw": {
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
         * Take back a correction
         * @description By who has asked for it, as long as nobody has decided.
         */
        post: operations["clockCorrections.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people one leads, as they stand today
         * @description One row a person whose record one may see as in clockEntries.index (REP-1), without oneself: what they do today by their clock, their balance, and what of theirs waits. Today is that of each work center; a night of yesterday that still runs is today's. Without `sort` whoever needs somebody stands first: who is missing, whose requests wait for who looks, whose day has an incident, and then who is at work.
         */
        get: operations["team.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/correction-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for a correction
         * @description A PDF, a PNG or a JPEG of at most 10 MB, known by its content; anything else is 415 `content_type_invalid`, more than that 413 `file_size_out_of_range`, nothing 422 `blank`. It belongs to nobody else until clockCorrections.create names it in `fileIds`; what no correction has named after two days is removed.
         */
        post: operations["correctionFiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/correction-files/{id}": {
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
         * Discard a file that no correction has
         * @description One's own; once a correction names it, it stays with it: 409 `referenced` at `id`.
         */
        delete: operations["correctionFiles.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/correction-files/{id}/file": {
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
         * Download a file of a correction
         * @description For the person, and for those of the company who may decide on their corrections: with FICHAJE_CORREGIR and the record in reach. To all others it is 404. Each download is written down.
         */
        get: operations["correctionFiles.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workdays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the working days
         * @description One row a person and day on which there is anything to say: something was recorded, or the contract in force asks for work. Whose they are follows the permissions as in clockEntries.index (REP-1). Of who has left there is only what was recorded. A period has at most 366 days, today where one works alone unless it is said.
         */
        get: operations["workdays.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workdays/{id}": {
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
         * One working day of a person
         * @description With its segments, the entries behind it, what the person was in as an agent, and where clock and agent contradict each other (REP-7). The id is that of the person: oneself, or somebody whose days one may see; of others, and of who is no employee, 404.
         */
        get: operations["workdays.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List working time by person and period
         * @description One row a person and day, week or month, with what the days of workdays.index add up to in it. Whose they are follows the permissions as in clockEntries.index (REP-1); coordinator, project, skill and group are those of today. A period has at most 366 days, the month up to today unless it is said; of a week or a month that is asked for in part there is that part.
         */
        get: operations["workingHours.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/working-hours/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What working time can be narrowed by
         * @description The groups, coordinators, projects, skills and work centers of the people whose working time one may see, by name.
         */
        get: operations["workingHours.choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skill-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List working time by skill
         * @description The effective time of the days of workdays.index, by the skill that the state of the agent named meanwhile; what no skill explains is a row without one, so that all rows add up to the effective time (REP-4). Whose it is follows the permissions as in clockEntries.index (REP-1); coordinator and project are those of today. A period has at most 366 days, the month up to today unless it is said. Days whose instants are not kept are explained by no skill.
         */
        get: operations["skillHours.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-anchors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the daily anchors
         * @description One for each day in UTC on which the server ran, made once the day was over: the Merkle root over the last entry of everybody, tied to the anchor before and signed (FIC-13). It holds no data of anybody. Whoever keeps a copy outside can tell later whether the record was made anew.
         */
        get: operations["timeAnchors.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-anchors/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download all anchors
         * @description As `anchors.json`, to be kept outside: the command `portal verify` compares a package with it (`--anchors`).
         */
        get: operations["timeAnchors.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-anchors/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys of the time record
         * @description With which anchors and packages are verified: the present one first, then those of before. Nobody who has one can sign with it.
         */
        get: operations["timeAnchors.keys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the packages
         * @description Those that one has asked for, but for those under a grant that is over; with REGISTRO_CONCEDER those of everybody.
         */
        get: operations["recordPackages.index"];
        put?: never;
        /**
         * Ask for a package of the time record
         * @description The signed package for the Inspección de Trabajo (REP-10): of one person, of a list, of a team or a work center, or of everybody in one's reach, and at most four years; of a grant its people and its period. A job makes it, and the one who asked is told. One's own needs no permission but that of one's own record; those of others need one of clockEntries.index and its reach. Nobody in reach is `blank` at `employeeIds`, a person out of reach `out_of_reach`. More than four years is `less_than` at `until`; people times days above 150,000 are `limit_reached` at `employeeIds`.
         */
        post: operations["recordPackages.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-packages/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Of whom a package can be made
         * @description The people whose clock entries one may list, by name; without a permission for clockEntries.index oneself only.
         */
        get: operations["recordPackages.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-packages/{id}": {
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
         * One package
         * @description How far it has come.
         */
        get: operations["recordPackages.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-packages/{id}/file": {
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
         * Download a package
         * @description A ZIP that `portal verify` checks without a network. Only who has asked for it, for seven days; each download is written down and shown to the people it is about. One that is not ready is 409 `invalid` at `state`; one whose grant is over is 404.
         */
        get: operations["recordPackages.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the grants
         * @description Those given to oneself, as long as they are in force; with REGISTRO_CONCEDER all of them, also those of before.
         */
        get: operations["recordGrants.index"];
        put?: never;
        /**
         * Give somebody read-only access to the time record
         * @description To an account of the portal, for thirty days at most, to the days of some people or of a work center. The holder is told. More than thirty days is `less_than` at `endsAt`, an end that has passed `greater_than`; a beginning that has passed `greater_than` at `startsAt`, one more than ninety days ahead `less_than`; a period above four years, or with days after the end of the grant, `less_than` at `until`. One's own account is `own_account` at `userId`. Neither people nor a work center is `blank` at `employeeIds`, both `invalid`. Whom one may not see oneself is `out_of_reach`, a work center with such people, too.
         */
        post: operations["recordGrants.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-grants/{id}/revoke": {
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
         * Take a grant back
         * @description From this moment nothing is readable with it. One that is over is 409 `invalid` at `state`.
         */
        post: operations["recordGrants.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-grants/{id}/days": {
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
         * The working days of a grant
         * @description For its holder, as long as it is in force; else 404. Only the people and the days that it names. Representatives read beginning, end and totals; inspectors also what contradicts itself. Each reading is written down, and shown to each person that was read (recordViews.index).
         */
        get: operations["recordGrants.days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/record-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has looked at a time record
         * @description Each reading under a grant, and each download of a package: by whom, when, and of which days. Of one's own record; with REGISTRO_CONCEDER that of everybody, or of one person.
         */
        get: operations["recordViews.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the month sheets
         * @description One row a person and month in which something was recorded or the contract asked for work. Whose they are follows the permissions as in clockEntries.index (REP-1). A sheet that is confirmed or locked has the figures that were confirmed, any other those of its days as they stand. The months are the last one that is over unless they are said, twelve at most; with `waiting` the last twelve that are over.
         */
        get: operations["monthSheets.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the monthly summary to those who have not confirmed it
         * @description Everybody in one's reach who is active and whose sheet of a month that is over is open or reopened, or was confirmed before its days changed, is told their ordinary, complementary and extra hours, and asked to confirm them (ET art. 12.4.c and 35.5). A person is told of a month once a day at most. It is sent by a job; the answer says to how many.
         */
        post: operations["monthSheets.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/{id}": {
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
         * The sheet of a person and month
         * @description With its days, the corrections that wait, and what became of it. The id is that of the person: oneself, or somebody whose record one may see; of others, and of who is no employee, 404. What was confirmed is kept: where the record says something else now, `difference` has what it says.
         */
        get: operations["monthSheets.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/{id}/summary": {
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
         * The monthly summary of hours of a person
         * @description What goes with the payslip: ordinary, complementary and extra hours of the month (ET art. 12.4.c and 35.5), and whether the person has acknowledged them. Whose follows the permissions as in monthSheets.show.
         */
        get: operations["monthSheets.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/{id}/export": {
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
         * Download a month sheet as a document
         * @description Company, work center, person, a row a day, what they add up to, and the place to sign, or when the person confirmed it; in Spanish, as PDF. Whose follows the permissions as in monthSheets.show.
         */
        get: operations["monthSheets.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/{id}/confirm": {
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
         * Confirm the month
         * @description By the person alone, of what `hash` says that they have seen; where the days have changed since, 409 `stale` at `hash`. The figures and the hash are kept. A month that is not over where the person works is 409 `too_soon` at `month`; one without a contract and without an entry 409 `blank` at `days`; one with corrections that wait is 409 `invalid` at `corrections`, one with a day whose entry or exit is missing 409 `invalid` at `days`, each with the days as `value`. What is confirmed already, or locked, is 409 `invalid` at `state`; of a confirmed sheet whose days have changed since, what they say now is confirmed anew.
         */
        post: operations["monthSheets.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/{id}/lock": {
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
         * Lock a confirmed month
         * @description By somebody else than the person. From then on nothing changes the record of the month: presses, corrections and contract versions that would are refused as `month_locked` with the month. Its balance becomes a movement of the bank of hours. A sheet that is not confirmed is 409 `invalid` at `state`, one with corrections that wait 409 `invalid` at `corrections`, one whose days have changed since 409 `stale` at `hash`.
         */
        post: operations["monthSheets.lock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/month-sheets/{id}/reopen": {
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
         * Reopen a month
         * @description What was confirmed or locked can be changed again, and the person confirms anew. The movement of the bank of hours is reversed. The reason is told to the person and stays in the history.
         */
        post: operations["monthSheets.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vacation requests
         * @description One's own. With MENU_VACATION_EMPLOYEE also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. A request is in the archive, and no longer active, once its last day lies before the last year, or once HR has put it there.
         */
        get: operations["vacationRequests.index"];
        put?: never;
        /**
         * Ask for vacation
         * @description For oneself, or for somebody whom one may see with VACACIONES_CAMBIAR_ESTADO. What vacationRequests.preview refuses is `invalid` at `days`, with the rule as `value`; a day that another request has is `taken` there, with the day as `value`; a day of a locked month is `month_locked`, with the month. Less than the notice of the policy asks for the agreement of the person: `blank` at `agreed`. The days are held from then on. A draft holds nothing and is not judged, but two of its days that overlap are `taken` at `days`. Days more than 366 days apart are `less_than` there. Whoever has a vacation plan is answered by it at once, as vacationRequests.preview said in `operations`.
         */
        post: operations["vacationRequests.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the days of a vacation request before it is sent
         * @description Which days count and why, which buckets they spend, what is left, and each rule that refuses it with its numbers and the nearest dates that would pass. Days more than 366 days apart are `less_than` at `days`. Changes nothing.
         */
        post: operations["vacationRequests.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many vacation requests
         * @description Each as vacationRequests.approve or vacationRequests.reject would; what is refused of one leaves the others alone. With `hold` it is in force six seconds later, and vacationRequests.release takes it back until then.
         */
        post: operations["vacationRequests.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}": {
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
         * One vacation request
         * @description With its days, the buckets it spends and its history. Of somebody whom one may see; others are 404.
         */
        get: operations["vacationRequests.show"];
        /**
         * Change a vacation request that waits, or a draft
         * @description A draft by who wrote it; sent with `draft` false it is asked for, and judged as in vacationRequests.create. One of a vacation plan that waits, by the person: it is judged anew, and keeps its turn where it only becomes smaller; otherwise it goes to the end. Anything else is 409 `invalid` at `state`. The person stays: another one is `invalid` at `employeeId`.
         */
        put: operations["vacationRequests.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/approve": {
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
         * Approve a vacation request
         * @description For the stage that it waits for: a coordinator of the person or, when nobody answered within the days of the policy or nobody coordinates the person, HR; then HR. Nobody decides on their own (403). The last stage spends the buckets. Of a request whose cancellation or early end was asked for it agrees to that: the days, or those after `lastDay`, return to the buckets they came from. What waits for nobody, a cancellation of vacation that has begun meanwhile (it can end early), or another version, is 409.
         */
        post: operations["vacationRequests.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/reject": {
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
         * Refuse a vacation request
         * @description As vacationRequests.approve, with a comment that the person reads. A request whose cancellation or early end was asked for stays approved.
         */
        post: operations["vacationRequests.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/withdraw": {
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
         * Take back a vacation request
         * @description By the person, as long as nobody has decided for good; of a draft by who wrote it. The days are free again.
         */
        post: operations["vacationRequests.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/cancel": {
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
         * Ask for the cancellation of approved vacation
         * @description By the person, before the first day: vacation that has begun is 409 `invalid` at `state`. It waits for a decision as a request does; until then the vacation stands.
         */
        post: operations["vacationRequests.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/end-early": {
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
         * Ask to end vacation that has begun
         * @description By the person, or by who coordinates them with VACACIONES_CAMBIAR_ESTADO, once it has begun and before it is over; any other is 409 `invalid` at `state`. What is before today stays taken: a last day before yesterday or before the first day is `greater_than` at `lastDay`, the last day of the request or a later one `less_than`. It waits for a decision as a cancellation does, and the vacation stands until then. What is agreed to is what was asked for, however late: the days after `lastDay` return to the buckets they came from. A day of a locked month is 409 `month_locked` at `state`.
         */
        post: operations["vacationRequests.endEarly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/end-early-by-company": {
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
         * End vacation that has begun
         * @description By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. As vacationRequests.endEarly, but at once: the person reads the reason, and the days after `lastDay` return to the buckets they came from.
         */
        post: operations["vacationRequests.endEarlyByCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/cancel-by-company": {
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
         * Cancel approved vacation for the company
         * @description By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. The person reads the reason; the days return to the buckets they came from. Vacation that has begun is 409 `invalid` at `state`.
         */
        post: operations["vacationRequests.cancelByCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/archive": {
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
         * Put a vacation request into the archive
         * @description By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS. One that came to nothing: it holds no days and waits for nobody; any other is 409 `invalid` at `state`. What was enjoyed goes there by itself, once its last day lies before the last year. Whoever may not is told 403.
         */
        post: operations["vacationRequests.archive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/{id}/restore": {
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
         * Bring a vacation request back from the archive
         * @description By HR, whatever put it there. One that is not there is 409 `invalid` at `state`.
         */
        post: operations["vacationRequests.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vacation balances of people
         * @description One row a person with a contract in the year, of the people of whom one sees vacation requests as in vacationRequests.index. Days and states are those of one request of the person; active are people who are under contract or will be.
         */
        get: operations["vacationBalances.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-balances/{id}": {
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
         * The vacation balance of a person
         * @description By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. With each term of each number and the rule that gave it.
         */
        get: operations["vacationBalances.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of vacation
         * @description One's own, and those of the people whose vacation requests one sees as in vacationRequests.index. Nothing in it is ever changed: what was wrong is reversed by another movement. What there is in a bucket is the sum of its movements. Days are those of the movement, states those of its request; active are buckets of the last year and of those after it.
         */
        get: operations["vacationMovements.index"];
        put?: never;
        /**
         * Adjust vacation, or carry it over
         * @description By HR: VACACIONES_CAMBIAR_ESTADO with REPORTES_TODOS, and not one's own. `adjustment` adds or takes units of the bucket of a kind and year, or takes another adjustment back by `reverses`, as a whole. `carry_over` moves what is free of a bucket into one of the same year that ends on `until`, which is later (else `greater_than` at `until`). No bucket goes further below zero than its policy allows: `less_than` at `units`, with what there is as `count`. A year without a bucket is `inclusion` at `year`; an adjustment that was taken back already is `taken` at `reverses`.
         */
        post: operations["vacationMovements.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up vacation by people or period
         * @description Of the people whose records one may see in reports. One row for each person, team, project, skill, week or month and each kind and unit of vacation, which are never added to one another; `by` `total` is all of it. Requests are counted by their days of the period; `entitlement`, `carriedOver` and what follows are those of the year of the last day, as in vacationBalances.index, and null by week and month. Teams, projects and skills are those of the last day, or of today where that is to come: whoever has several is in each. A period has at most 366 days (`less_than` at `endDate`); without one it is the year at hand.
         */
        get: operations["vacationReport.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of vacation policies
         * @description Those that hold, held or will hold, and drafts. A contract is under the policy of the agreement that it names, or else under that of the law, which names none.
         */
        get: operations["vacationPolicies.index"];
        put?: never;
        /**
         * Write a draft of a vacation policy
         * @description It holds from `validFrom` on once it is published. Of hours the rules have no loose days (`invalid` at `rules`).
         */
        post: operations["vacationPolicies.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-policies/{id}": {
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
         * One version of a vacation policy
         * @description With what each of its examples comes to.
         */
        get: operations["vacationPolicies.show"];
        /**
         * Change a draft of a vacation policy
         * @description What holds is not changed: another version is written. One that is published is 409 `read_only` at `state`.
         */
        put: operations["vacationPolicies.update"];
        post?: never;
        /**
         * Remove a draft of a vacation policy
         * @description One that is published stays: 409 `read_only` at `state`.
         */
        delete: operations["vacationPolicies.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-policies/{id}/publish": {
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
         * Publish a draft of a vacation policy
         * @description Its examples are worked out, and one that comes to something else is `invalid` at `examples`, with its name as `value`. From its day on it holds for the contracts that name its agreement, and before the first version of an agreement the law; another version of the agreement from the same day is `taken` at `validFrom`. The difference goes into the ledger of each person.
         */
        post: operations["vacationPolicies.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the blocked dates
         * @description For whom, from when to when, and who is excepted.
         */
        get: operations["vacationBlocks.index"];
        put?: never;
        /**
         * Block dates for vacation
         * @description Requests that wait or stand already stay. An end before the beginning is `invalid` at `endsOn`; a group that is not there `inclusion` at `groupId`, a person that is not at `exceptIds`.
         */
        post: operations["vacationBlocks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-blocks/{id}": {
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
        /**
         * Change blocked dates
         * @description Refused as in vacationBlocks.create.
         */
        put: operations["vacationBlocks.update"];
        post?: never;
        /**
         * Free blocked dates
         * @description They can be asked for again.
         */
        delete: operations["vacationBlocks.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is off
         * @description One row a person with the days of their vacation in the period, those that wait included. Of the people of whom one sees vacation requests as in vacationRequests.index; without MENU_VACATION_EMPLOYEE of those who have the same coordinator as oneself, without their requests and states. With `selectedState` only people who have such a request in the period. Days of requests in the archive are shown with `active` 0, all others with 1. A period has at most 62 days (`less_than` at `endDate`).
         */
        get: operations["vacationDays.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-days/{id}": {
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
         * The days of a person to choose vacation from
         * @description By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. Each day of the period with what is planned, holidays, blocked dates and the vacation that there is. A period has at most 366 days (`less_than` at `until`).
         */
        get: operations["vacationDays.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own calendar addresses
         * @description At most one of each kind. The address itself is told once, when it is made or renewed: only a digest of it is kept.
         */
        get: operations["calendarFeeds.index"];
        put?: never;
        /**
         * Make a calendar address
         * @description Of one's own time off, or of that of the people one coordinates. Whoever knows the address reads the calendar without signing in, until it is renewed or deleted. `team` of who sees nobody's time off is `inclusion` at `kind`; one that there is already is `taken` at `kind`.
         */
        post: operations["calendarFeeds.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{id}": {
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
         * Delete a calendar address
         * @description From this moment it is 404. Somebody else's counts as unknown.
         */
        delete: operations["calendarFeeds.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{id}/renew": {
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
         * Put another address in the place of one
         * @description From this moment the address of before is 404. Of somebody else's it counts as unknown.
         */
        post: operations["calendarFeeds.renew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{token}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: string;
            };
            cookie?: never;
        };
        /**
         * The calendar of an address
         * @description For calendar programs: no session is asked for, the token is the right. It is answered with what its owner may see at this moment; an owner who is blocked, has left or may see none of it any more is 404, as is an unknown token. It holds vacation and absences from a year ago on: an event for each run of days, tentative while it waits, cancelled for ninety days after it was cancelled or rejected. Why somebody is absent is never told. Half days have their times where the plan of the day has them. `ETag` and `If-None-Match` spare what has not changed. At most sixty times an hour.
         */
        get: operations["calendarFeeds.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the absences
         * @description One's own. With SOLICITUDES_AUSENCIA_VER also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. An absence is no longer active once its last day lies before the last year. Of a private type the cause is told to the person and to who has AUSENCIAS_VER_JUSTIFICANTES; to others `type` is null, and a filter by type or family finds none of them.
         */
        get: operations["absences.index"];
        put?: never;
        /**
         * Tell of an absence, or ask for one
         * @description For oneself, or with GESTIONAR_AUSENCIAS for somebody whom one may see, who is told. What absences.preview refuses is `invalid` at `from`, with the rule as `value` and its limit as `count`; a day of another absence or of approved vacation is `taken` there, with the day; a day of a locked month is `month_locked`, with the month. An end before the start is `invalid` at `until`; an unknown or inactive type `inclusion` at `absenceTypeId`; a part of more than one day, or of a type that is not counted so, `invalid` at `part`. Types whose days vary ask for `kinship` (`blank`). A file that is not one's own or belongs to another absence is `inclusion` at `fileIds`.
         */
        post: operations["absences.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the days of an absence before it is told
         * @description Which days count and why, what the type allows, what is left of its bag, when the proof is due, who would decide, and each rule that refuses it with its numbers. Changes nothing.
         */
        post: operations["absences.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}": {
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
         * One absence
         * @description With its days, its parts, its files and its history, as far as the cause may be known. Of somebody whom one may see; others are 404.
         */
        get: operations["absences.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}/approve": {
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
         * Approve an absence
         * @description For the stage that it waits for, by the terms of its type: a coordinator of the person, or HR in their place; then HR. Of a right (`isRight`) it validates. Nobody decides on their own (403). Of an absence whose cancellation was asked for it agrees to that. What waits for nobody, or another version, is 409.
         */
        post: operations["absences.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}/reject": {
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
         * Refuse an absence
         * @description As absences.approve, with a reason that the person reads. An absence whose cancellation was asked for stays as it was.
         */
        post: operations["absences.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}/justify": {
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
         * Bring the proof of an absence
         * @description By the person, or with GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES for them. It is in review from then on, also after the deadline; of a type that nobody decides on it is approved. An absence that is over for good is 409 `invalid` at `state`.
         */
        post: operations["absences.justify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}/cancel": {
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
         * Cancel an absence
         * @description By the person, or with GESTIONAR_AUSENCIAS by who may see them. What nobody has approved is cancelled at once. Of what was approved the person asks for the cancellation, with a reason (`blank` at `comment`), and it waits as a request does; who manages absences cancels at once, with a reason.
         */
        post: operations["absences.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}/parts": {
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
         * Record a part of sick leave
         * @description By who manages absences and may know their causes: GESTIONAR_AUSENCIAS and AUSENCIAS_VER_JUSTIFICANTES. The discharge gives the absence its end. A second `baja`, a part before the first day or after the discharge, and a part of what is no sick leave are 422 `invalid`. Never a diagnosis.
         */
        post: operations["absences.addPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file for an absence
         * @description A PDF, a PNG or a JPEG of at most 10 MB, known by its content; anything else is 415 `content_type_invalid`, more than that 413 `file_size_out_of_range`, nothing 422 `blank`, and what the scanner of the company does not find clean 422 `invalid`. It belongs to nobody else until absences.create or absences.justify names it in `fileIds`; what no absence has named after two days is removed.
         */
        post: operations["absenceFiles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-files/{id}": {
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
         * Discard a file that no absence has
         * @description One's own; once an absence names it, it stays with it: 409 `referenced` at `id`.
         */
        delete: operations["absenceFiles.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-files/{id}/file": {
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
         * Download a file of an absence
         * @description For the person, and with AUSENCIAS_VER_JUSTIFICANTES for who may see their absences. To all others it is 404, also after its time is over. Each download is written down.
         */
        get: operations["absenceFiles.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is of the bags of a year
         * @description One for each type that the year limits. One's own; with SOLICITUDES_AUSENCIA_VER of somebody whom one may see, without those of private types unless their cause may be known. Others are 404.
         */
        get: operations["absenceBalances.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workday-adaptations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests for an adaptation of the working day
         * @description One's own. With SOLICITUDES_AUSENCIA_VER and AUSENCIAS_VER_JUSTIFICANTES also those of the people whom one may see: what is asked for tells of a family.
         */
        get: operations["workdayAdaptations.index"];
        put?: never;
        /**
         * Ask for an adaptation of the working day
         * @description For oneself. The company answers within fifteen days from the day it is asked; what it does not answer is granted. Who is not employed is 404. A second one while one waits is `taken` at `startsOn`; an end before the start `invalid` at `endsOn`.
         */
        post: operations["workdayAdaptations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workday-adaptations/{id}": {
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
         * One request for an adaptation of the working day
         * @description As far as workdayAdaptations.index tells of them; others are 404.
         */
        get: operations["workdayAdaptations.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workday-adaptations/{id}/answer": {
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
         * Answer a request for an adaptation of the working day
         * @description Granted; or refused with reasons (`blank` at `comment`); or with an alternative (`blank` at `alternative`). Nobody answers their own (403). What waits for no answer, or another version, is 409.
         */
        post: operations["workdayAdaptations.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workday-adaptations/{id}/reply": {
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
         * Accept an alternative, decline it, or withdraw the request
         * @description By the person. Accepting and declining are for an alternative only: 409 `invalid` at `state`.
         */
        post: operations["workdayAdaptations.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absenteeism": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rate of absenteeism
         * @description Of the people whose records one may see in reports. By cause group and never by type: a group with fewer than five people is told within the others only, and a rate that rests on fewer than five people is null, unless nobody is absent at all.
         */
        get: operations["absenteeism.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absenteeism/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what absences take
         * @description A line for each cause, team, project, skill, day, week or month, as absenteeism.show has them, for files and mails. A cause with fewer than five people is told within the others only; what fewer than five people would tell of is null. Of the month up to today unless it is said; at most 366 days (`less_than` at `until`).
         */
        get: operations["absenteeism.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vacation plans
         * @description With their skills, groups, rules and how many quotas each has. A person is under the plan of their main skill, or else under that of one of their groups, the first by name.
         */
        get: operations["vacationPlans.index"];
        put?: never;
        /**
         * Create a vacation plan
         * @description A plan without a skill and without a group is `blank` at `skillIds`; a skill or a group that is not there `inclusion`; one that another plan of the same time has `taken`, with its name as `value`. An end before the beginning is `invalid` at `validUntil`. Requests that stand stay as they are.
         */
        post: operations["vacationPlans.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-plans/{id}": {
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
         * One vacation plan
         * @description What vacationPlans.index says of it.
         */
        get: operations["vacationPlans.show"];
        /**
         * Change a vacation plan
         * @description Refused as in vacationPlans.create. Requests that were judged already stay as they are.
         */
        put: operations["vacationPlans.update"];
        post?: never;
        /**
         * Delete a vacation plan
         * @description With its quotas. A plan by which requests were judged is 409 `referenced` at `id`: let it end instead.
         */
        delete: operations["vacationPlans.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the quotas
         * @description Of each the most that is taken of it on one of its dates. Of several quotas of a date and an interval the one of fewer dates holds, then the one of days of the week, then the newer one; one of an interval holds beside one of the whole day.
         */
        get: operations["vacationQuotas.index"];
        put?: never;
        /**
         * Create a quota
         * @description A plan that is not there is `inclusion` at `planId`; an end before the beginning `invalid` at `endsOn`, more than 366 days `less_than` there; an interval of which only one end is said, or that ends before it begins, `invalid` at `end`. A limit below what is taken on one of its dates is `less_than` at `limit`, with what is taken as `count` and the date as `value`, unless a `reason` is given. Places that it makes are granted or offered to who waits first.
         */
        post: operations["vacationQuotas.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-quotas/{id}": {
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
        /**
         * Change a quota
         * @description Refused as in vacationQuotas.create.
         */
        put: operations["vacationQuotas.update"];
        post?: never;
        /**
         * Delete a quota
         * @description What is approved stays. Where another quota would hold then that is below what is taken, it is refused with both values.
         */
        delete: operations["vacationQuotas.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-places/{id}": {
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
         * Which dates are free for somebody
         * @description By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. Each date with how much of its quota is left and how many wait; without a plan no date says anything. A period has at most 366 days (`less_than` at `until`).
         */
        get: operations["vacationPlaces.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-places/{id}/peaks": {
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
         * Which peak weeks somebody had over the years
         * @description By the id of the person: oneself, or somebody whose vacation requests one sees; others are 404. For each period of requests of their plan of these years the weeks and days of work that they were off, and how many days the people of the plan had on average; nothing of fewer than five.
         */
        get: operations["vacationPlaces.peaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-places/{id}/accept": {
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
         * Take a place that is offered
         * @description By the id of one's own request that waits and is offered its places: it is approved, or in a plan that does not approve by itself waits for a decision with its places held. One that is offered nothing, or whose offer has run out, is 409 `invalid` at `state`. Who does not want it any more takes the request back (vacationRequests.withdraw).
         */
        post: operations["vacationPlaces.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the periods of requests
         * @description With where each stands by today, how many of its requests are not answered and whether that is late. Whoever asks finds the period of their plan in vacationPlaces.show.
         */
        get: operations["vacationPeriods.index"];
        put?: never;
        /**
         * Create a period of requests
         * @description A plan that is not there is `inclusion` at `planId`; days that are not in order are `invalid` at `closesOn`, `answerBy` or `endsOn`; dates that another period of the plan is for `taken` at `startsOn`, with its name as `value`.
         */
        post: operations["vacationPeriods.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-periods/{id}": {
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
        /**
         * Change a period of requests
         * @description Refused as in vacationPeriods.create. One whose results are published is 409 `read_only` at `state`.
         */
        put: operations["vacationPeriods.update"];
        post?: never;
        /**
         * Delete a period of requests
         * @description With what people would like to have in it. One whose results are published is 409 `read_only` at `state`.
         */
        delete: operations["vacationPeriods.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-periods/{id}/results": {
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
         * Who gets what in a period of requests, and why
         * @description In the order in which people have their turn by the criterion of the period, each with what they would like to have and what comes of it. Before it is published it is a trial that changes nothing, and comes to the same each time; afterwards it says what was published. The people whom one sees.
         */
        get: operations["vacationPeriods.results"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-periods/{id}/publish": {
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
         * Publish the results of a period of requests
         * @description Writes a request for each that gets something, approved, and tells everybody. By who sees everybody (REPORTES_TODOS). One that is not closed yet, is published already, or serves who comes first is 409 `invalid` at `state`.
         */
        post: operations["vacationPeriods.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-periods/{id}/bids": {
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
         * What one would like to have in a period of requests
         * @description One's own, by the id of the period. A period of a plan that is not one's own is 404.
         */
        get: operations["vacationBids.show"];
        /**
         * Say what one would like to have in a period of requests
         * @description The first before the others, in the place of what was said before; none takes it all back. While the period is open, and not where it serves who comes first: 409 `invalid` at `state`. Dates beyond those of the period are `invalid` at `bids`, as are those that the agreement refuses, with the rule as `value`.
         */
        put: operations["vacationBids.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vacation requests of the plans
         * @description Those that were judged by a vacation plan: of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The names of the filters are those of the specification §3. `canDecide` says whether whoever asks may answer with operationVacations.decide.
         */
        get: operations["operationVacations.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the vacation requests of the plans
         * @description How many requests there are of each state in a period, in all and by day, week, month or person, of whom operationVacations.index lists. With `planId` each day also says its quota, what is taken and how many wait. A period has at most 366 days (`less_than` at `until`); by person the hundred with most requests are told.
         */
        get: operations["operationVacations.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who had which peak dates over the years
         * @description Of the people of a plan whom one sees: the days of work that they were off on the dates of its periods of requests, of each of its periods of these years and in all. By team for everybody who may ask, a team of fewer than five people within the others; by name with REPORTES_TODOS only. Each person has their own of vacationPlaces.peaks.
         */
        get: operations["operationVacations.fairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many vacation requests of the plans
         * @description For the whole request, whatever stage it waits for; what is refused of one leaves the others alone. Approving needs GESTIONAR_VACACIONES_OP_APROBAR, and a place on each date: without one it is `full` at `quota`, with the date as `value` and the quota as `count`, unless an `override` says why. Refusing needs GESTIONAR_VACACIONES_OP_RECHAZAR and a comment, which the person reads. Nobody decides on their own. What waits for a place can be answered, too. With `hold` it is in force six seconds later, and operationVacations.release takes it back until then.
         */
        post: operations["operationVacations.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back decisions before they are in force
         * @description One's own; any other is `invalid` at `state`.
         */
        post: operations["operationVacations.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What approving a set of vacation requests would do
         * @description For each date, skill and interval of the need of their plans: who is needed, who is planned now and who would be left; which of the requests fit into the quotas; and the best subset of them that does: the most requests, then the fewest days below the need, then the earlier ones. Requests that one may not see are left out. Changes nothing.
         */
        post: operations["operationVacations.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operation-vacations/{id}": {
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
         * One vacation request of a plan
         * @description With its days and its history, as vacationRequests.show. Of somebody whom one may see; others are 404.
         */
        get: operations["operationVacations.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who work remotely
         * @description Everybody with an agreement, or with remote work in the three months up to `until`, which is today unless it is said. One's own row; with TELETRABAJO_GESTIONAR also those of the people one coordinates, of one's projects with REPORTES_MIS_PROYECTOS, and of everybody with REPORTES_TODOS. The figures are of days that are over in the record of the clock.
         */
        get: operations["teleworkAgreements.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-agreements/{id}": {
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
         * The telework of a person
         * @description With every version of the agreement that one may see, the last one first: drafts are seen by those who manage them. The id is that of the person. Of somebody out of reach, 404.
         */
        get: operations["teleworkAgreements.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-agreements/{id}/template": {
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
         * What a version for a person begins with
         * @description What their last version says, or else the texts of the house in Spanish, with the work center of their contract. The id is that of the person.
         */
        get: operations["teleworkAgreements.template"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a draft of a telework agreement
         * @description Of somebody in one's reach, else `inclusion` at `employeeId`. What is signed is never changed: another version follows it, whose first day lies behind that of the last one signed, else `taken` at `startsOn`. A person has one version that is not signed at most: another is 409 `taken` at `employeeId`. A pattern without a day is `blank` at `weekA`, an end before the beginning `less_than` at `endsOn`.
         */
        post: operations["teleworkVersions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}": {
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
         * One version of a telework agreement
         * @description Of oneself, or of somebody in one's reach; a draft is seen by those who manage it. Of others, 404.
         */
        get: operations["teleworkVersions.show"];
        /**
         * Change a version that is not signed
         * @description One that was refused becomes a draft again. One that is offered stays offered and has to be complete, as in teleworkVersions.offer; the person is told again, and what they had seen can no longer be signed. One that is signed is 409 `read_only` at `state`.
         */
        put: operations["teleworkVersions.update"];
        post?: never;
        /**
         * Remove a draft of a telework agreement
         * @description What was offered once stays: 409 `read_only` at `state`.
         */
        delete: operations["teleworkVersions.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/offer": {
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
         * Offer a version to the person
         * @description The company agrees to it, and the person is told. Each of the twelve contents that is missing is `blank` at its field. An agreement comes before the remote work (Ley 10/2021 art. 6.1): a first day that is over is `too_soon` at `startsOn`. By somebody else than the person, else 403. One that is no draft is 409 `invalid` at `state`.
         */
        post: operations["teleworkVersions.offer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/withdraw": {
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
         * Take back what was offered
         * @description It is a draft again. One that is not offered is 409 `invalid` at `state`.
         */
        post: operations["teleworkVersions.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/sign": {
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
         * Sign an agreement
         * @description By the person alone, of what `hash` says that they have seen; where it was changed since, 409 `stale` at `hash`. What was signed is kept with the hash, the time and the session, and what was signed before ends the day before. One that is not offered is 409 `invalid` at `state`, one whose first day is over 409 `too_soon` at `startsOn`.
         */
        post: operations["teleworkVersions.sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/refuse": {
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
         * Refuse an agreement
         * @description By the person alone. Telework is voluntary for both sides (Ley 10/2021 art. 5). Who offered it is told the reason. One that is not offered is 409 `invalid` at `state`.
         */
        post: operations["teleworkVersions.refuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/reverse": {
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
         * Go back to working on site
         * @description By the person, or by the company with TELETRABAJO_GESTIONAR, of a version that is signed and not over, else 409 `invalid` at `state`. The last day comes after the notice of the agreement, else `less_than` at `lastDay` with the first one that is possible as `value`; one behind the end of the version is `greater_than`. No other version that is signed lasts longer; one that would begin later never does. The other side is told, with the reason.
         */
        post: operations["teleworkVersions.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/export": {
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
         * Download an agreement as a document
         * @description The company, the person, the twelve contents by their letter, the pattern, and who has signed, or the place to sign; in Spanish, as PDF. Whose follows teleworkVersions.show.
         */
        get: operations["teleworkVersions.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-versions/{id}/copy": {
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
         * Download the copy for the workers' representatives
         * @description The document of teleworkVersions.export without the name, the DNI and the place of work of the person (Ley 10/2021 art. 6.2).
         */
        get: operations["teleworkVersions.copy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/telework-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of telework
         * @description The days with effective work on which the agreement or the clock says remote, with the contradiction between them. Whose follows teleworkAgreements.index. A period has at most 366 days, the three months up to today unless it is said.
         */
        get: operations["teleworkDays.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was published
         * @description Of everybody, without amounts, for who publishes payslips and nobody else: whoever coordinates or looks into the records of others has no part in it.
         */
        get: operations["payslips.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own payslips of a year
         * @description The last year with any unless it is said. Every version, the last month first; a version that was replaced or withdrawn is kept and says so. With `unread` those alone that are published and that one has neither looked at nor downloaded. What the year adds up to counts the published payslips whose amounts could be read whole, and names the others.
         */
        get: operations["payslips.own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind who has not downloaded their payslip
         * @description Of a month: everybody with a published payslip that they have not downloaded is told, once a day at most.
         */
        post: operations["payslips.remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/{id}": {
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
         * One's own payslip, with the hours of its month
         * @description With the summary of hours that travels with it (ET art. 12.4.c and 35.5), as monthSheets.summary says it, which the person acknowledges by monthSheets.confirm, and with its versions. Of somebody else, 404.
         */
        get: operations["payslips.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/{id}/file": {
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
         * Look at a payslip
         * @description As PDF, for its person and for who publishes payslips; to all others it is 404. When its person first looks is kept; each look of somebody else is written down. A version that was withdrawn is for who publishes only.
         */
        get: operations["payslips.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/{id}/export": {
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
         * Download one's own payslip
         * @description As PDF; its date is kept. Asks for the password again where it was not said within five minutes: 403 with the code `reauthentication`. Of somebody else, 404.
         */
        get: operations["payslips.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/{id}/envelope": {
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
         * Download one's own payslip with the hours of its month
         * @description A ZIP with the payslip and, with that of ordinary pay, the month sheet with its summary of hours (ET art. 12.4.c and 35.5), both as PDF. The date is kept, and the hash of the sheet as it was delivered. Asks for the password again, as payslips.export. Of somebody else, 404.
         */
        get: operations["payslips.envelope"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslips/{id}/withdraw": {
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
         * Withdraw a payslip
         * @description What was published by mistake: its person opens it no more, and both keep that there was one. The reason is written down. What is not published is 409 `invalid` at `state`.
         */
        post: operations["payslips.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the batches
         * @description The last one first.
         */
        get: operations["payslipBatches.index"];
        put?: never;
        /**
         * Upload a file of payslips
         * @description One PDF, or a ZIP of PDFs, of at most 100 MB, known by its content: anything else is 415 `content_type_invalid`, more 413 `file_size_out_of_range`, nothing 422 `blank`, and what the scanner of the company does not find clean 422 `invalid`. A job reads every page and finds whose it is by the NIF or NIE on it; nothing is published by that.
         */
        post: operations["payslipBatches.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose a page can be
         * @description Everybody who is employed, by name.
         */
        get: operations["payslipBatches.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}": {
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
         * One batch
         * @description How far it has come, and how many pages have a person.
         */
        get: operations["payslipBatches.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}/pages": {
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
         * The pages of a batch
         * @description In their order, each with the person it is matched with, or with the reason why it is not.
         */
        get: operations["payslipBatches.pages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}/page": {
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
         * Look at a page of a batch
         * @description As PDF, as long as the batch is in review: what is published or cancelled is 409 `invalid` at `state`.
         */
        get: operations["payslipBatches.page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}/assign": {
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
         * Say whose pages are
         * @description Pages of a batch in review are given to a person, or left out with `employeeId` null; `rest` instead of `pages` leaves out whatever has no person yet. Who is not employed is `inclusion` at `employeeId`, a page that is not there `inclusion` at `pages`; a batch that is not in review is 409 `invalid` at `state`.
         */
        post: operations["payslipBatches.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}/publish": {
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
         * Publish a batch
         * @description What was looked through: a job splits the file, and then all payslips of the batch are published at once and their people are told. A payslip of the same person, month and kind is replaced by a new version and kept. While a page has neither a person nor was left out it is 409 `invalid` at `pages`, with their number; without any person 409 `blank` at `pages`; a batch that is not in review 409 `invalid` at `state`.
         */
        post: operations["payslipBatches.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}/cancel": {
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
         * Cancel a batch
         * @description Whatever it is doing, as long as it is not published: nothing of it is published, and its file is taken away. One that is published, cancelled or has failed by its file is 409 `invalid` at `state`.
         */
        post: operations["payslipBatches.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payslip-batches/{id}/retry": {
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
         * Try a batch again
         * @description One that has failed by a fault of the service (`internal`): it is read anew, or its publication goes on where it was. Any other is 409 `invalid` at `state`.
         */
        post: operations["payslipBatches.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hour-bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of the bank of hours
         * @description One's own, and those of people whose record one may see as in clockEntries.index (REP-1). Nothing in it is ever changed: what was wrong is reversed by another movement. The balance is the sum of the movements.
         */
        get: operations["hourBank.index"];
        put?: never;
        /**
         * Compensate or adjust hours of the bank
         * @description By somebody else than the person, for somebody whose record one may see. `rest` and `pay` take so many minutes out of the bank, and no more than there are: else `less_than` at `minutes` with what there is as `count`. Hours of rest that compensate extra hours of a month within four months of it do not count towards the limit of the year (ET art. 35.2): `ofMonth` says which. `adjustment` adds or takes what is said, with a reason. `reversal` takes back the movement that `reverses` names, as a whole: a rest, a pay or an adjustment of the person, else `inclusion` at `reverses`; one that was taken back already is `taken` there. A rest that was taken back counts towards the limit of the year no more. That of a locked month is taken back by monthSheets.reopen.
         */
        post: operations["hourBank.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of time rules
         * @description Those that hold, held or will hold, those that are off, and drafts. A contract is under the rules of the agreement that it names on that day, or else under those of the law, which name none.
         */
        get: operations["timeRules.index"];
        put?: never;
        /**
         * Write a draft of time rules
         * @description They hold from `validFrom` on once they are published. The times of an example follow each other, its breaks lie within them, and what is worked on the days before it, too, is no longer than a day (`invalid` at `examples`, with the name of the example as `value`).
         */
        post: operations["timeRules.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-rules/{id}": {
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
         * One version of time rules
         * @description With what each of its examples comes to, and how far the days are derived by them.
         */
        get: operations["timeRules.show"];
        /**
         * Change a draft of time rules
         * @description What has held is not changed: another version is written. One that is no draft is 409 `read_only` at `state`.
         */
        put: operations["timeRules.update"];
        post?: never;
        /**
         * Remove a draft of time rules
         * @description One that is no draft stays: 409 `read_only` at `state`.
         */
        delete: operations["timeRules.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-rules/{id}/publish": {
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
         * Put time rules in force
         * @description A draft, or rules that are off. Their examples are worked out, and one that comes to something else is `invalid` at `examples`, with its name as `value`. From their day on they hold for the contracts that name their agreement, and before the first version of an agreement the law; another version of the agreement from the same day is `taken` at `validFrom`. The days that they touch are derived again in the background, but those of locked months.
         */
        post: operations["timeRules.publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-rules/{id}/turn-off": {
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
         * Turn time rules off
         * @description The version before them holds again, or else the law. What is not in force is 409 `invalid` at `state`; so is the only version of the law. The days that they touched are derived again in the background, but those of locked months.
         */
        post: operations["timeRules.turnOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the extra hours of people in a year
         * @description One row an employee with a contract or extra hours in the year, oneself and people whose record one may see as in clockEntries.index (REP-1). Extra hours of a month that were compensated by rest within four months do not count (ET art. 35.2). The limit is what the time rules of each contract allow for a whole year of full time, and less in proportion for part of it.
         */
        get: operations["overtime.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-definitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the definitions of reports
         * @description One's own, and those that are shared with oneself, by name or through a group or a role, as long as one may read the report itself (REP-15).
         */
        get: operations["reportDefinitions.index"];
        put?: never;
        /**
         * Keep what a report shows under a name
         * @description Of a report that one may read: else 403. `query` is checked by the parameters of the operation that lists the report, and refused under `query.<parameter>`; a column that the report does not have is `inclusion` at `columns`. A schedule needs a `period`, so that it never sends the same days again: else `blank` at `period`; days in `query` beside it are `invalid`. People who may not read the report, or not open the reports, are `out_of_reach` at `people`. Whoever makes one with a schedule receives it.
         */
        post: operations["reportDefinitions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-definitions/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports of which there can be definitions
         * @description Those that one may read, with their columns in the language of the person. Files have the same words.
         */
        get: operations["reportDefinitions.reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-definitions/receivers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * With whom a definition can be shared
         * @description Five hundred people who may read the report, by name, and the groups and roles. Of a group or a role those see it who may read the report.
         */
        get: operations["reportDefinitions.receivers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-definitions/{id}": {
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
         * One definition
         * @description One's own, with who receives it, or one that is shared with oneself.
         */
        get: operations["reportDefinitions.show"];
        /**
         * Change a definition
         * @description By its owner, checked as in reportDefinitions.create; of its people only those who are added. Who receives it goes on receiving it, as long as it is shared with them.
         */
        put: operations["reportDefinitions.update"];
        post?: never;
        /**
         * Delete a definition
         * @description By its owner. Nothing is sent any more; reportDefinitions.restore brings it back. Files that were made stay.
         */
        delete: operations["reportDefinitions.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-definitions/{id}/restore": {
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
         * Bring a definition back
         * @description By its owner; its schedule goes on. Nothing happens to one that is there.
         */
        post: operations["reportDefinitions.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-definitions/{id}/subscription": {
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
        /**
         * Receive a definition
         * @description By its schedule, with the rights and the reach that one has then. Nobody receives what they have not asked for themselves. Without a schedule there is nothing to receive: 409 `blank` at `schedule`.
         */
        put: operations["reportDefinitions.subscribe"];
        post?: never;
        /**
         * Receive a definition no more
         * @description Nothing happens to who does not receive it.
         */
        delete: operations["reportDefinitions.unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the files of one's reports
         * @description Those that were made for oneself, by a schedule or because one asked.
         */
        get: operations["reportRuns.index"];
        put?: never;
        /**
         * Make a file of a report in the background
         * @description Of a definition, or of a report with its `query` and `columns`, however many rows there are (REP-8). It is made with the rights and the reach that one has while it is made; who loses them gets none. One is told when it is ready. Of a report that one may not read 403; checked as in reportDefinitions.create.
         */
        post: operations["reportRuns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-runs/{id}": {
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
         * One run
         * @description How far it has come, and how fast.
         */
        get: operations["reportRuns.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-runs/{id}/cancel": {
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
         * Stop a run
         * @description It stops after the page of rows that it is at, and nothing of the file is kept. One that is over stays as it is: 409 `invalid` at `state`.
         */
        post: operations["reportRuns.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report-runs/{id}/file": {
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
         * Download the file of a run
         * @description Only by whom it was made for, for seven days, as long as they may read the report, have the permissions of the reach that it was made with, and still reach everybody of their team and projects whom it is of: else 403; each download is written into the log. One that is not ready is 409 `invalid` at `state`.
         */
        get: operations["reportRuns.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contracts
         * @description Every version that holds, held or will hold. Whoever coordinates people sees theirs with CONTRATOS_VER; everybody's with CONTRATOS_GESTIONAR.
         */
        get: operations["contracts.index"];
        put?: never;
        /**
         * Write a version of a contract
         * @description It holds from its first day on. A version without an end that is in force then ends on the day before; one that would overlap otherwise is `taken` at `startsOn` with the first day of the other as `value`. Days that are over are measured anew. An end before the beginning is `invalid` at `endsOn`; days of the week that do not add up to `weeklyMinutes` are `invalid` at `weekDays`; somebody who has left is `invalid` at `employeeId`.
         */
        post: operations["contracts.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write contracts by a file
         * @description Each row names a person by `username` and a work center by its code in `workCenter`, and says the rest as contracts.create takes it. The version of that person that begins on the same day is changed; otherwise the row is a new one.
         */
        post: operations["contracts.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}": {
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
         * One version of a contract
         * @description With the minutes of each day of the week.
         */
        get: operations["contracts.show"];
        /**
         * Correct a version of a contract
         * @description What was written wrongly; a change of hours is a version of its own. Refused as in contracts.create. The person stays: another one is `invalid` at `employeeId`.
         */
        put: operations["contracts.update"];
        post?: never;
        /**
         * Take a version of a contract back
         * @description One that was written by mistake. The only one of somebody who has clock entries is not taken back (`referenced`).
         */
        delete: operations["contracts.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the work centers
         * @description In their order unless asked otherwise.
         */
        get: operations["workCenters.index"];
        put?: never;
        /**
         * Create a work center
         * @description Its name and its code are unique, whatever their case and accents.
         */
        post: operations["workCenters.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-centers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change work centers from a file
         * @description A row whose code stands changes that work center; each row goes through the rules of `workCenters.create` and `workCenters.update`, and through their permissions.
         */
        post: operations["workCenters.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-centers/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the work centers in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["workCenters.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/work-centers/{id}": {
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
         * One work center
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["workCenters.show"];
        /**
         * Replace a work center
         * @description What is not sent takes its default; its place in the order and the day from which on its people clock in stay. Another zone, country, region or municipality that would measure a locked month of somebody anew is `month_locked` there, with the month as `value`.
         */
        put: operations["workCenters.update"];
        post?: never;
        /**
         * Delete a work center
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["workCenters.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a work center
         * @description Only what is sent changes, refused as in workCenters.update. Another day from which on people clock in that would judge a day of a locked month anew is `month_locked` at `clockSince`.
         */
        patch: operations["workCenters.patch"];
        trace?: never;
    };
    "/work-centers/{id}/restore": {
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
         * Restore a deleted work center
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["workCenters.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shift patterns
         * @description With the weeks of the version in force today.
         */
        get: operations["shiftPatterns.index"];
        put?: never;
        /**
         * Write a shift pattern
         * @description A name that another pattern has is `taken`. Times that end before they begin are `greater_than`, a day of more than 24 hours from its beginning to its end is `less_than`; both stand at the place, such as `weeks.0.3.segments.1`. Times that overlap, also with those of the day after, are `taken`; a break outside of the segments is `inclusion`.
         */
        post: operations["shiftPatterns.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-patterns/{id}": {
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
         * One shift pattern
         * @description With every version of its weeks.
         */
        get: operations["shiftPatterns.show"];
        /**
         * Change a shift pattern from a day on
         * @description The weeks hold from `validFrom` on, and what held before keeps measuring the days before it. A version that began on that day or later is replaced, unless the weeks are what holds on that day already. Weeks that would measure a locked month of somebody who has the pattern otherwise are `month_locked` at `validFrom`, with the month as `value`. Refused as in shiftPatterns.create.
         */
        put: operations["shiftPatterns.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Archive a shift pattern, or bring it back
         * @description An archived one is assigned to nobody any more. Who has it keeps it.
         */
        patch: operations["shiftPatterns.patch"];
        trace?: never;
    };
    "/shift-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who works by which pattern
         * @description Of the people whose time record one may see, as in clockEntries.index (REP-1).
         */
        get: operations["shiftAssignments.index"];
        put?: never;
        /**
         * Assign a pattern to people
         * @description All of them or nobody. What they had in that time gives way: it ends on the day before, goes on after it, or is gone. Dated shifts stay. A pattern that is archived is `inclusion` at `patternId`, a first week that it does not have `less_than` at `firstWeek`, an end before the beginning `invalid` at `endsOn`. The table of refused rows counts `employeeIds`: somebody whom one may not plan is `inclusion` at `employeeId`, who has left `invalid`, and who has no contract on the first day `invalid` at `startsOn`; a time in which a month of theirs is locked is `month_locked` there, with the month as `value`.
         */
        post: operations["shiftAssignments.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-assignments/{id}": {
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
         * End an assignment
         * @description One that has begun ends yesterday, so that the past keeps its minutes; one that has not is gone.
         */
        delete: operations["shiftAssignments.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is planned
         * @description One row a person with each day of the period on which they have a contract. A dated shift wins over the pattern assigned, and that over the plain week of the contract; a holiday is free unless a dated shift says otherwise. Whose they are follows the permissions as in clockEntries.index (REP-1). A period has at most 62 days.
         */
        get: operations["shifts.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own shifts
         * @description Each day of a period on which one has a contract, the month at hand unless it is said, and the next shift that has not ended.
         */
        get: operations["shifts.own"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the changes of dated shifts
         * @description Who changed which day of whom, when, and what stood before and after; the last change first. Of the people whose time record one may see, and of oneself.
         */
        get: operations["shifts.history"];
        put?: never;
        /**
         * Put, move, copy and clear dated shifts
         * @description A batch of changes, in order, of which all are done or none. What is wrong stands in a table that counts `changes` from 1: times that end before they begin (`greater_than`), more than 24 hours from the beginning of a day to its end (`less_than`), times that overlap each other or another shift of the person (`taken`, with the day as `value`) at `segments`, a break outside of them (`inclusion`) at `breaks`; somebody whom one may not plan (`inclusion`) or who has left (`invalid`) at `employeeId`; a day without a contract (`invalid`) and one whose month is locked (`month_locked`, with the month as `value`) at `date`; to move or copy from a day without a planned shift (`blank`) at `date`. From its first day to its last a batch has at most 366 days (`less_than` at `changes`). Less than the rest that the time rules want between two shifts is a warning, no refusal. `undo` is the batch that brings back what stood before.
         */
        post: operations["shifts.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shifts/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write dated shifts by a file
         * @description Each row names a person by `username` and a day by `date`, and says when they work on it by `segments` as words: `08:00-14:00 15:00-17:00`, where what ends before it begins ends on the next day; without any the day is off. `breaks` is said alike. Each is judged as one change of shifts.change.
         */
        post: operations["shifts.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the holidays
         * @description By day. With `workCenterId` those that this center has: of its country, its region, its municipality, and its own.
         */
        get: operations["holidays.index"];
        put?: never;
        /**
         * Write a holiday
         * @description Of a country alone it is national, with a region regional, with a municipality local, with a work center of that center. The same day of the same reach stands once (`taken` at `date`). Days that are over are measured anew; one that would change what a day of a locked month asks of somebody is `month_locked` at `date`, with the month as `value`.
         */
        post: operations["holidays.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write holidays by a file
         * @description A row whose day and reach stand changes the name of that holiday; each goes through the rules of holidays.create. A work center is named by its code in `workCenter`.
         */
        post: operations["holidays.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The holidays of a work center as a calendar
         * @description An iCalendar file (RFC 5545) of the holidays that it has, of its country, its region, its municipality and its own: a day each. Properties of our own (`X-PORTAL-COUNTRY`, `X-PORTAL-REGION`, `X-PORTAL-LOCALITY`, `X-PORTAL-WORKCENTER`) say whom each is for, so that it can be imported again. From the first of January of last year on unless `from` says otherwise. A work center that there is not is 404.
         */
        get: operations["holidays.file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holidays/{id}": {
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
         * One holiday
         * @description With whom it is for.
         */
        get: operations["holidays.show"];
        /**
         * Replace a holiday
         * @description Refused as in holidays.create.
         */
        put: operations["holidays.update"];
        post?: never;
        /**
         * Delete a holiday
         * @description The day is a day of work again; of a locked month it stays: 409 `month_locked` at `id`, with the month as `value`.
         */
        delete: operations["holidays.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for one's decision
         * @description Of every family in one list: what waits for whoever asks, and what waits for those who have asked them to stand in (`onBehalfOf`), as far as those see it and never beyond what whoever asks may know. Each entry is decided on by the operations of its `family`. Sorted by what has to be answered first; what has no deadline comes last, the older before. One's own requests wait for others.
         */
        get: operations["inbox.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what waits for one's decision
         * @description What inbox.index lists, by family; only families of which something can wait for whoever asks.
         */
        get: operations["inbox.summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-delegations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the delegations of one's decisions
         * @description Those that one has given, has been given, or has made for somebody else, the latest first.
         */
        get: operations["approvalDelegations.index"];
        put?: never;
        /**
         * Let somebody else decide in one's place
         * @description From one day to another, at most 366 days; of oneself, or of who cannot, by HR: who sees everybody (REPORTES_TODOS) and decides on all of the families, any other is 403. The delegate sees and decides what waits for the delegator, in their reach, and must hold what the decisions take themselves: it lends people, not permissions. Families that the delegator or the delegate does not decide on are `inclusion` at `families`; somebody who decides on nothing is `inclusion` at `delegatorId`. The delegator is `own_account` at `delegateId`; who has asked, straight or by others, to be stood in for by the delegator in the same days is `invalid` there. What was delegated is not passed on. A last day before the first is `less_than` at `endsOn`, a first day that has passed `too_soon` at `startsOn`; the same delegate twice for a family and day is `taken` there. The delegate is told, and the delegator of what others made.
         */
        post: operations["approvalDelegations.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-delegations/delegates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can decide in one's place
         * @description People who decide on something that the delegator decides on, with the families, by name; at most twenty. Of somebody else it takes what approvalDelegations.create takes: REPORTES_TODOS, and only families on which one decides oneself are told; of none it is 403.
         */
        get: operations["approvalDelegations.delegates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-delegations/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When one needs somebody to stand in
         * @description The time off of whoever asks, approved, that begins within sixty days or is under way, as far as no delegation covers it. Only for who decides on something that can be delegated.
         */
        get: operations["approvalDelegations.proposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/approval-delegations/{id}/withdraw": {
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
         * End a delegation
         * @description By either side, or by who made it; at once. One that is over is 409 `invalid` at `state`, one of others 404.
         */
        post: operations["approvalDelegations.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many absences
         * @description As absences.approve and absences.reject; what is refused of one leaves the others alone. With `hold` it is in force six seconds later, and absences.release takes it back until then.
         */
        post: operations["absences.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back decisions before they are in force
         * @description One's own; any other is `invalid` at `state`.
         */
        post: operations["absences.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vacation-requests/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back decisions before they are in force
         * @description One's own; any other is `invalid` at `state`.
         */
        post: operations["vacationRequests.release"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/workday-adaptations/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back decisions before they are in force
         * @description One's own; any other is `invalid` at `state`.
         */
        post: operations["workdayAdaptations.release"];
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
        Counts: Counts;
        Id: Id;
        BreakName: BreakName;
        ClockMode: ClockMode;
        PresenceSeconds: PresenceSeconds;
        EffectiveSeconds: EffectiveSeconds;
        NonEffectiveSeconds: NonEffectiveSeconds;
        UnallocatedSeconds: UnallocatedSeconds;
        TheoreticalMinutes: TheoreticalMinutes;
        Instant: Instant;
        BreakChoice: BreakChoice;
        BreakTurn: BreakTurn;
        OwnClock: OwnClock;
        One: One;
        ErrorCode: ErrorCode;
        FieldError: FieldError;
        ErrorsByField: ErrorsByField;
        RefusedRow: RefusedRow;
        ErrorTable: ErrorTable;
        Problem: Problem;
        PressedKind: PressedKind;
        ClockPress: ClockPress;
        ClockKind: ClockKind;
        ClockSource: ClockSource;
        Person: Person;
        ClockEntry: ClockEntry;
        Next: Next;
        Meta: Meta;
        ClockCorrectionState: ClockCorrectionState;
        ClockCorrectionSide: ClockCorrectionSide;
        ClockCorrectionChange: ClockCorrectionChange;
        CorrectedEntry: CorrectedEntry;
        CorrectionFile: CorrectionFile;
        HeldDecision: HeldDecision;
        CorrectionConsent: CorrectionConsent;
        ClockCorrection: ClockCorrection;
        ClockCorrectionInput: ClockCorrectionInput;
        "One-2": One2;
        TeamState: TeamState;
        DayIncident: DayIncident;
        TeamPending: TeamPending;
        TeamMember: TeamMember;
        TeamMeta: TeamMeta;
        WorkdayState: WorkdayState;
        Workday: Workday;
        HasTotals: HasTotals;
        WorkdaysMeta: WorkdaysMeta;
        PlanSource: PlanSource;
        ShiftKind: ShiftKind;
        ShiftSpan: ShiftSpan;
        WorkdayPlan: WorkdayPlan;
        TimeLimit: TimeLimit;
        TimeLimits: TimeLimits;
        WorkdayRules: WorkdayRules;
        AgentState: AgentState;
        NamedThing: NamedThing;
        AgentSpan: AgentSpan;
        Contradiction: Contradiction;
        WorkdaySegment: WorkdaySegment;
        WorkdayDetail: WorkdayDetail;
        PeriodUnit: PeriodUnit;
        WorkedDays: WorkedDays;
        OrdinarySeconds: OrdinarySeconds;
        ComplementarySeconds: ComplementarySeconds;
        ExtraSeconds: ExtraSeconds;
        BalanceMinutes: BalanceMinutes;
        IncidentDays: IncidentDays;
        WorkingHours: WorkingHours;
        WorkingHoursMeta: WorkingHoursMeta;
        Choice: Choice;
        ReportChoices: ReportChoices;
        SkillHours: SkillHours;
        SkillHoursMeta: SkillHoursMeta;
        Digest: Digest;
        TimeAnchor: TimeAnchor;
        RecordKey: RecordKey;
        RecordPackageState: RecordPackageState;
        RecordPackage: RecordPackage;
        RecordPackageInput: RecordPackageInput;
        "One-3": One3;
        RecordGrantState: RecordGrantState;
        RecordGrantRole: RecordGrantRole;
        RecordGrant: RecordGrant;
        RecordGrantInput: RecordGrantInput;
        "One-4": One4;
        RecordView: RecordView;
        Month: Month;
        MonthSheetState: MonthSheetState;
        BalanceSeconds: BalanceSeconds;
        MonthSheet: MonthSheet;
        MonthSheetsMeta: MonthSheetsMeta;
        Reminded: Reminded;
        SheetHash: SheetHash;
        MonthSheetDay: MonthSheetDay;
        MonthFigures: MonthFigures;
        MonthSheetAct: MonthSheetAct;
        MonthSheetEvent: MonthSheetEvent;
        MonthSheetDetail: MonthSheetDetail;
        "One-5": One5;
        MonthSummary: MonthSummary;
        SearchedVacationState: SearchedVacationState;
        VacationKind: VacationKind;
        LeaveUnit: LeaveUnit;
        VacationState: VacationState;
        ApprovalStage: ApprovalStage;
        PlanName: PlanName;
        PendingReason: PendingReason;
        HeldVacationDecision: HeldVacationDecision;
        OperationsStanding: OperationsStanding;
        VacationRequest: VacationRequest;
        DayPart: DayPart;
        VacationDayInput: VacationDayInput;
        VacationRequestInput: VacationRequestInput;
        CountReason: CountReason;
        CountedDay: CountedDay;
        SpentBucket: SpentBucket;
        VacationAct: VacationAct;
        VacationRequestDetail: VacationRequestDetail;
        "One-6": One6;
        VacationPreviewInput: VacationPreviewInput;
        PolicyName: PolicyName;
        VacationRule: VacationRule;
        VacationRefusal: VacationRefusal;
        DatePeriod: DatePeriod;
        VacationWarning: VacationWarning;
        PlanOutcome: PlanOutcome;
        PeriodCriterion: PeriodCriterion;
        PeriodDates: PeriodDates;
        PlaceStatus: PlaceStatus;
        DatePlaces: DatePlaces;
        OperationsOutcome: OperationsOutcome;
        VacationPreview: VacationPreview;
        SeenVersion: SeenVersion;
        VacationDecisionsInput: VacationDecisionsInput;
        VacationDecisionResult: VacationDecisionResult;
        VacationRequestUpdate: VacationRequestUpdate;
        VacationActInput: VacationActInput;
        VacationReasonInput: VacationReasonInput;
        VacationEndInput: VacationEndInput;
        VacationAmounts: VacationAmounts;
        VacationBalance: VacationBalance;
        SummerRule: SummerRule;
        VacationRules: VacationRules;
        EntitlementExplanation: EntitlementExplanation;
        VacationTerm: VacationTerm;
        VacationBalanceDetail: VacationBalanceDetail;
        VacationMovementKind: VacationMovementKind;
        VacationMovement: VacationMovement;
        VacationMovementInput: VacationMovementInput;
        VacationGrouping: VacationGrouping;
        VacationReportRow: VacationReportRow;
        VacationReportMeta: VacationReportMeta;
        PolicyState: PolicyState;
        VacationPolicy: VacationPolicy;
        PolicyExample: PolicyExample;
        VacationPolicyInput: VacationPolicyInput;
        TriedExample: TriedExample;
        VacationPolicyDetail: VacationPolicyDetail;
        "One-7": One7;
        VacationPolicyUpdate: VacationPolicyUpdate;
        PublishInput: PublishInput;
        BlockedGroup: BlockedGroup;
        VacationBlock: VacationBlock;
        VacationBlockInput: VacationBlockInput;
        "One-8": One8;
        VacationBlockUpdate: VacationBlockUpdate;
        DayOff: DayOff;
        PersonOff: PersonOff;
        ShiftEnds: ShiftEnds;
        DayToChoose: DayToChoose;
        CalendarFeedKind: CalendarFeedKind;
        CalendarFeed: CalendarFeed;
        CalendarFeedInput: CalendarFeedInput;
        NewCalendarFeed: NewCalendarFeed;
        "One-9": One9;
        AbsenceState: AbsenceState;
        AbsenceFamily: AbsenceFamily;
        Translations: Translations;
        Colour: Colour;
        AbsenceTypeName: AbsenceTypeName;
        AbsencePart: AbsencePart;
        AbsenceUnit: AbsenceUnit;
        Absence: Absence;
        Kinship: Kinship;
        AbsenceInput: AbsenceInput;
        ExpectedDuration: ExpectedDuration;
        AbsenceDayReason: AbsenceDayReason;
        CountedAbsenceDay: CountedAbsenceDay;
        AbsenceLimit: AbsenceLimit;
        SickPartKind: SickPartKind;
        SickPart: SickPart;
        AbsenceFile: AbsenceFile;
        AbsenceAct: AbsenceAct;
        AbsenceBalance: AbsenceBalance;
        AbsenceDetail: AbsenceDetail;
        "One-10": One10;
        AbsencePreviewInput: AbsencePreviewInput;
        AbsenceRule: AbsenceRule;
        AbsenceRefusal: AbsenceRefusal;
        AbsencePreview: AbsencePreview;
        AbsenceActInput: AbsenceActInput;
        AbsenceReasonInput: AbsenceReasonInput;
        AbsenceProofInput: AbsenceProofInput;
        AbsencePartInput: AbsencePartInput;
        AdaptationState: AdaptationState;
        WorkdayAdaptation: WorkdayAdaptation;
        AdaptationInput: AdaptationInput;
        "One-11": One11;
        AdaptationAnswerInput: AdaptationAnswerInput;
        AdaptationReplyInput: AdaptationReplyInput;
        AbsenteeismRate: AbsenteeismRate;
        CauseGroup: CauseGroup;
        LostTime: LostTime;
        AbsenteeismRow: AbsenteeismRow;
        Absenteeism: Absenteeism;
        AbsenteeismLine: AbsenteeismLine;
        VacationPlanRules: VacationPlanRules;
        Weekdays: Weekdays;
        Minute: Minute;
        StaffNeed: StaffNeed;
        VacationPlan: VacationPlan;
        VacationPlanInput: VacationPlanInput;
        "One-12": One12;
        VacationPlanUpdate: VacationPlanUpdate;
        QuotaMeasure: QuotaMeasure;
        VacationQuota: VacationQuota;
        VacationQuotaInput: VacationQuotaInput;
        "One-13": One13;
        VacationQuotaUpdate: VacationQuotaUpdate;
        VacationPlaces: VacationPlaces;
        PeakWeeks: PeakWeeks;
        PeakHistory: PeakHistory;
        VacationPeriodState: VacationPeriodState;
        VacationPeriod: VacationPeriod;
        VacationPeriodInput: VacationPeriodInput;
        "One-14": One14;
        VacationPeriodUpdate: VacationPeriodUpdate;
        BidOutcome: BidOutcome;
        Bid: Bid;
        PeriodResult: PeriodResult;
        PeriodResults: PeriodResults;
        OwnBids: OwnBids;
        BidsInput: BidsInput;
        StateCount: StateCount;
        SummaryRow: SummaryRow;
        OperationsSummary: OperationsSummary;
        PeakDays: PeakDays;
        PeakGroup: PeakGroup;
        Fairness: Fairness;
        OperationsDecisionInput: OperationsDecisionInput;
        OperationsReleaseInput: OperationsReleaseInput;
        CoverageInput: CoverageInput;
        CoverageInterval: CoverageInterval;
        CoverageRequest: CoverageRequest;
        Coverage: Coverage;
        TeleworkState: TeleworkState;
        RemoteDays: RemoteDays;
        TeleworkPerson: TeleworkPerson;
        TeleworkMeta: TeleworkMeta;
        TeleworkEquipment: TeleworkEquipment;
        TeleworkText: TeleworkText;
        TeleworkContents: TeleworkContents;
        TeleworkHash: TeleworkHash;
        TeleworkAct: TeleworkAct;
        TeleworkSide: TeleworkSide;
        TeleworkDone: TeleworkDone;
        TeleworkVersion: TeleworkVersion;
        TeleworkPersonDetail: TeleworkPersonDetail;
        TeleworkTemplate: TeleworkTemplate;
        TeleworkVersionInput: TeleworkVersionInput;
        "One-15": One15;
        TeleworkVersionUpdate: TeleworkVersionUpdate;
        TeleworkSeen: TeleworkSeen;
        TeleworkReason: TeleworkReason;
        TeleworkContradiction: TeleworkContradiction;
        TeleworkDay: TeleworkDay;
        PayslipMonth: PayslipMonth;
        PayslipKind: PayslipKind;
        PayslipState: PayslipState;
        PublishedPayslip: PublishedPayslip;
        PublishedMeta: PublishedMeta;
        Cents: Cents;
        PayslipAmounts: PayslipAmounts;
        Payslip: Payslip;
        UncountedPayslip: UncountedPayslip;
        PayslipsToDate: PayslipsToDate;
        PayslipYear: PayslipYear;
        PayslipsReminded: PayslipsReminded;
        PayslipHours: PayslipHours;
        PayslipDetail: PayslipDetail;
        PayslipBatchState: PayslipBatchState;
        PayslipBatchFailure: PayslipBatchFailure;
        PayslipBatch: PayslipBatch;
        "One-16": One16;
        PayslipPageState: PayslipPageState;
        PayslipPageReason: PayslipPageReason;
        PayslipPage: PayslipPage;
        AssignInput: AssignInput;
        HourMovementKind: HourMovementKind;
        HourMovement: HourMovement;
        HourBankMeta: HourBankMeta;
        HourMovementInput: HourMovementInput;
        TimeRulesState: TimeRulesState;
        TimeRules: TimeRules;
        Derivation: Derivation;
        TimeRuleSet: TimeRuleSet;
        Times: Times;
        JudgedIncident: JudgedIncident;
        TimeRulesExample: TimeRulesExample;
        TimeRuleSetInput: TimeRuleSetInput;
        TriedTimeExample: TriedTimeExample;
        TimeRuleSetDetail: TimeRuleSetDetail;
        "One-17": One17;
        TimeRuleSetUpdate: TimeRuleSetUpdate;
        TimeRulesSeen: TimeRulesSeen;
        OvertimeState: OvertimeState;
        Overtime: Overtime;
        OvertimeMeta: OvertimeMeta;
        ReportName: ReportName;
        ReportQuery: ReportQuery;
        ReportFormat: ReportFormat;
        ReportPeriod: ReportPeriod;
        ReportSchedule: ReportSchedule;
        ReportRecipient: ReportRecipient;
        ReportDefinition: ReportDefinition;
        ReportColumns: ReportColumns;
        ReportDefinitionInput: ReportDefinitionInput;
        "One-18": One18;
        ReportColumn: ReportColumn;
        DefinedReport: DefinedReport;
        Receivers: Receivers;
        ReportRunState: ReportRunState;
        ReportRun: ReportRun;
        ReportRunInput: ReportRunInput;
        "One-19": One19;
        ContractKind: ContractKind;
        PeriodState: PeriodState;
        NamedCenter: NamedCenter;
        Version: Version;
        Contract: Contract;
        ContractInput: ContractInput;
        "One-20": One20;
        AllOrNone: AllOrNone;
        ImportRowsInput: ImportRowsInput;
        ImportRowsResult: ImportRowsResult;
        ContractUpdate: ContractUpdate;
        Active: Active;
        Position: Position;
        Uses: Uses;
        DeletedAt: DeletedAt;
        WorkCenter: WorkCenter;
        WorkCenterInput: WorkCenterInput;
        "One-21": One21;
        Order: Order;
        WorkCenterUpdate: WorkCenterUpdate;
        WorkCenterPatch: WorkCenterPatch;
        AnchorOn: AnchorOn;
        PlannedTimes: PlannedTimes;
        Weeks: Weeks;
        PatternVersion: PatternVersion;
        ShiftPattern: ShiftPattern;
        ShiftPatternInput: ShiftPatternInput;
        "One-22": One22;
        ShiftPatternUpdate: ShiftPatternUpdate;
        ShiftPatternPatch: ShiftPatternPatch;
        FirstWeek: FirstWeek;
        ShiftAssignment: ShiftAssignment;
        ShiftAssignmentInput: ShiftAssignmentInput;
        PlannedDay: PlannedDay;
        PlannedPerson: PlannedPerson;
        OwnShift: OwnShift;
        OwnShifts: OwnShifts;
        DatedShift: DatedShift;
        ShiftChange: ShiftChange;
        PlanNote: PlanNote;
        ShiftChangeInput: ShiftChangeInput;
        ShiftChangesInput: ShiftChangesInput;
        ShiftWarning: ShiftWarning;
        ShiftChangesResult: ShiftChangesResult;
        HolidayScope: HolidayScope;
        Holiday: Holiday;
        HolidayInput: HolidayInput;
        "One-23": One23;
        HolidayUpdate: HolidayUpdate;
        InboxFamily: InboxFamily;
        InboxRule: InboxRule;
        InboxStage: InboxStage;
        InboxItem: InboxItem;
        InboxCount: InboxCount;
        InboxSummary: InboxSummary;
        Families: Families;
        ApprovalDelegation: ApprovalDelegation;
        ApprovalDelegationInput: ApprovalDelegationInput;
        "One-24": One24;
        PossibleDelegate: PossibleDelegate;
        DelegationProposal: DelegationProposal;
        AbsenceDecisionsInput: AbsenceDecisionsInput;
        AbsenceDecisionResult: AbsenceDecisionResult;
        AdaptationDecisionResult: AdaptationDecisionResult;
    };
    responses: {
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
        /** @description No such thing, or none that this person may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Problem;
            };
        };
        /** @description The request cannot be read. */
        BadRequest: {
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
    };
    parameters: {
        /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        IdempotencyKey: string;
        /** @description The page, from 1. */
        Page: number;
        /** @description Rows on a page. */
        PerPage: number;
        /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
        After: string;
        /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
        Search: string;
        /** @description Only of people in this employee group. */
        Group: Id;
        /** @description Only of people of this coordinator. */
        Coordinator: Id;
        /** @description Only of people of this project. */
        Project: Id;
        /** @description Only of people who have this skill. */
        Skill: Id;
        /** @description Words to look for, without regard to case or accents. */
        "Search-2": string;
        /** @description The id. */
        Id: string;
        /** @description When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
        Totals: "always" | "soon";
        /** @description Only of this person. */
        Person: Id;
        /** @description From this day on. */
        From: string;
        /** @description Until this day. */
        Until: string;
        /** @description Only of days on which people work at this work center. */
        WorkCenter: Id;
        /** @description The month; the last one that is over unless it is said. */
        Month: Month;
        /** @description Only what has a day from this one on. */
        InitialDate: string;
        /** @description Only what has a day until this one. */
        EndDate: string;
        /** @description Only of people who have this skill. */
        SelectedSkill: Id;
        /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
        Dni: string;
        /** @description Only of requests in these states. */
        SelectedState: SearchedVacationState[];
        /** @description 1: what is not in the archive; 0: what is. */
        Active: 0 | 1;
        /** @description Only active ones or only the others. */
        "Active-2": boolean;
        /** @description The deleted ones instead of the others. */
        Deleted: boolean;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "clock.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "clock.press": {
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
                 *       "kind": "in",
                 *       "mode": "on_site"
                 *     }
                 */
                "application/json": ClockPress;
            };
        };
        responses: {
            /** @description The clock after it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "breakTurns.create": {
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
                 *       "breakTypeId": "0193b3a0-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The break to wait for.
                     * @example 0193b3a0-0000-4000-8000-000000000001
                     */
                    breakTypeId: string;
                };
            };
        };
        responses: {
            /** @description The clock with the turn. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "breakTurns.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock without a turn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "clockEntries.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Only of this kind. */
                kind?: ClockKind;
                /** @description Only made there. */
                mode?: ClockMode;
                /** @description Only from there. */
                source?: ClockSource;
                /** @description Only of people in this employee group. */
                groupId?: components["parameters"]["Group"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only of people of this project. */
                projectId?: components["parameters"]["Project"];
                /** @description Only of people who have this skill. */
                skillId?: components["parameters"]["Skill"];
                /** @description Order. */
                sort?: "-at" | "at" | "person" | "-person" | "-recordedAt" | "recordedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ClockEntry[];
                        meta: Meta;
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
    "clockEntries.export": {
        parameters: {
            query?: {
                /** @description Columns to write, in this order; all unless given. */
                columns?: string[];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Only of this kind. */
                kind?: ClockKind;
                /** @description Only made there. */
                mode?: ClockMode;
                /** @description Only from there. */
                source?: ClockSource;
                /** @description Only of people in this employee group. */
                groupId?: components["parameters"]["Group"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only of people of this project. */
                projectId?: components["parameters"]["Project"];
                /** @description Only of people who have this skill. */
                skillId?: components["parameters"]["Skill"];
                /** @description Order. */
                sort?: "-at" | "at" | "person" | "-person" | "-recordedAt" | "recordedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
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
    "clockCorrections.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Of days from this one on. */
                from?: string;
                /** @description Of days until this one. */
                until?: string;
                /** @description Only these states. */
                state?: ClockCorrectionState[];
                /** @description Only those that this side has asked for. */
                side?: ClockCorrectionSide;
                /** @description Only those that wait for whoever asks to decide. */
                waiting?: boolean;
                /** @description Order. */
                sort?: "-createdAt" | "createdAt" | "person" | "-person" | "-date" | "date";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of corrections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ClockCorrection[];
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
    "clockCorrections.create": {
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
                 *       "change": "add",
                 *       "kind": "out",
                 *       "at": "2026-03-05T16:00:00.000Z",
                 *       "reason": "Olvidé fichar la salida"
                 *     }
                 */
                "application/json": ClockCorrectionInput;
            };
        };
        responses: {
            /** @description The correction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "clockCorrections.show": {
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
            /** @description The correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "clockCorrections.approve": {
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
            /** @description The correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "clockCorrections.reject": {
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
                 *       "reason": "Ese día salió a las 15:00"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why. The other side reads it.
                     * @example Ese día salió a las 15:00
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "clockCorrections.hold": {
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
                 *       "as": "approved"
                 *     }
                 */
                "application/json": {
                    as: HeldDecision;
                    /**
                     * @description Why it is rejected. The other side reads it.
                     * @example Ese día salió a las 15:00
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "clockCorrections.release": {
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
            /** @description The correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "clockCorrections.withdraw": {
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
            /** @description The correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One2;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "team.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only who is in one of these states. */
                state?: TeamState[];
                /** @description Only people whose day has an incident or only those without. */
                incident?: boolean;
                /** @description Only people of whom something waits for who looks or only the others. */
                waiting?: boolean;
                /** @description Order. */
                sort?: "attention" | "person" | "-person" | "bank" | "-bank";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: TeamMember[];
                        meta: TeamMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "correctionFiles.create": {
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
                     * @description The file: .pdf, .png, .jpg or .jpeg.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: CorrectionFile;
                    };
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
    "correctionFiles.destroy": {
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
    "correctionFiles.file": {
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
                    /** @example %PDF */
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "workdays.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
                totals?: components["parameters"]["Totals"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Only days in this state. */
                state?: WorkdayState;
                /** @description Only days with this incident. */
                incident?: DayIncident;
                /** @description Only of people of this work center. */
                workCenterId?: Id;
                /** @description Only of people in this employee group. */
                groupId?: components["parameters"]["Group"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only of people of this project. */
                projectId?: components["parameters"]["Project"];
                /** @description Only of people who have this skill. */
                skillId?: components["parameters"]["Skill"];
                /** @description Order. */
                sort?: "-date" | "date" | "person" | "-person" | "balance" | "-balance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Workday[];
                        meta: WorkdaysMeta;
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
    "workdays.show": {
        parameters: {
            query?: {
                /** @description The day; today where one works, unless given. */
                date?: string;
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
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkdayDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workingHours.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
                totals?: components["parameters"]["Totals"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description What days are added up to; weeks begin on Monday (ISO 8601). */
                by?: PeriodUnit;
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description From this day on. */
                from?: components["parameters"]["From"];
                /** @description Until this day. */
                until?: components["parameters"]["Until"];
                /** @description Only of people in this employee group. */
                groupId?: components["parameters"]["Group"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only of people of this project. */
                projectId?: components["parameters"]["Project"];
                /** @description Only of people who have this skill. */
                skillId?: components["parameters"]["Skill"];
                /** @description Only of days on which people work at this work center. */
                workCenterId?: components["parameters"]["WorkCenter"];
                /** @description Order. */
                sort?: "person" | "-person" | "-period" | "period" | "-effective" | "effective" | "-balance" | "balance" | "-extra" | "extra";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkingHours[];
                        meta: WorkingHoursMeta;
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
    "workingHours.choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ReportChoices;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "skillHours.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description A row for each skill, or for each person and skill. */
                by?: "skill" | "person";
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description From this day on. */
                from?: components["parameters"]["From"];
                /** @description Until this day. */
                until?: components["parameters"]["Until"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only of people of this project. */
                projectId?: components["parameters"]["Project"];
                /** @description Only time at this skill. */
                skillId?: Id;
                /** @description Only time that no skill explains, or that one does. */
                unallocated?: boolean;
                /** @description Only of days on which people work at this work center. */
                workCenterId?: components["parameters"]["WorkCenter"];
                /** @description Order. */
                sort?: "-seconds" | "seconds" | "skill" | "-skill" | "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SkillHours[];
                        meta: SkillHoursMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "timeAnchors.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Order. */
                sort?: "-number" | "number";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of anchors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: TimeAnchor[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "timeAnchors.file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    /** @example {"format":"portal-time-record/1"} */
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "timeAnchors.keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecordKey[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "recordPackages.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only in this state. */
                state?: RecordPackageState;
                /** @description Order. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecordPackage[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "recordPackages.create": {
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
                 *       "from": "2026-01-01",
                 *       "until": "2026-03-31"
                 *     }
                 */
                "application/json": RecordPackageInput;
            };
        };
        responses: {
            /** @description It waits for its job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One3;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recordPackages.people": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Person[];
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
    "recordPackages.show": {
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
            /** @description The package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One3;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "recordPackages.file": {
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
                    /** @example PK */
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recordGrants.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only in this state. */
                state?: RecordGrantState;
                /** @description Only those given to oneself and in force. */
                own?: boolean;
                /** @description Order. */
                sort?: "-createdAt" | "createdAt" | "endsAt" | "-endsAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of grants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecordGrant[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "recordGrants.create": {
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
                 *       "userId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "role": "inspector",
                 *       "employeeIds": [
                 *         "0193b3a0-0000-4000-8000-000000000002"
                 *       ],
                 *       "from": "2026-01-01",
                 *       "until": "2026-03-31",
                 *       "endsAt": "2026-04-15T22:00:00.000Z",
                 *       "reason": "Requerimiento de la Inspección"
                 *     }
                 */
                "application/json": RecordGrantInput;
            };
        };
        responses: {
            /** @description The grant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One4;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recordGrants.revoke": {
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
            /** @description The grant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One4;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "recordGrants.days": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description From this day on, a year at most at once; the month up to the last day of the grant unless given. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Order. */
                sort?: "-date" | "date" | "person" | "-person";
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
            /** @description A page of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Workday[];
                        meta: Meta;
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
    "recordViews.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only of one's own record. */
                own?: boolean;
                /** @description Only of the record of this person. */
                employeeId?: Id;
                /** @description Order. */
                sort?: "-at" | "at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecordView[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "monthSheets.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description From this month on. */
                from?: Month;
                /** @description Until this month. */
                until?: Month;
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only these states. */
                state?: MonthSheetState[];
                /** @description Only people whose contract was part-time in the month, or only others. */
                partTime?: boolean;
                /** @description Only those that wait for whoever asks to confirm them, also anew because the days have changed since. Of other people nothing waits. */
                waiting?: boolean;
                /** @description Only those of part-timers whose summary was not acknowledged, which the law wants of each (ET art. 12.4.c). */
                lacking?: boolean;
                /** @description Order. */
                sort?: "person" | "-person" | "-month" | "month" | "-balance" | "balance" | "-extra" | "extra";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: MonthSheet[];
                        meta: MonthSheetsMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "monthSheets.remind": {
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
                 *       "month": "2026-02"
                 *     }
                 */
                "application/json": {
                    month: Month;
                };
            };
        };
        responses: {
            /** @description How many are told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Reminded;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "monthSheets.show": {
        parameters: {
            query?: {
                /** @description The month; the last one that is over unless it is said. */
                month?: components["parameters"]["Month"];
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
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One5;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "monthSheets.summary": {
        parameters: {
            query?: {
                /** @description The month; the last one that is over unless it is said. */
                month?: components["parameters"]["Month"];
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
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: MonthSummary;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "monthSheets.export": {
        parameters: {
            query?: {
                /** @description The month; the last one that is over unless it is said. */
                month?: components["parameters"]["Month"];
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
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "monthSheets.confirm": {
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
                 *       "month": "2026-02",
                 *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": {
                    month: Month;
                    hash: SheetHash;
                };
            };
        };
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One5;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "monthSheets.lock": {
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
                 *       "month": "2026-02"
                 *     }
                 */
                "application/json": {
                    month: Month;
                };
            };
        };
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One5;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "monthSheets.reopen": {
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
                 *       "month": "2026-02",
                 *       "reason": "Falta la salida del día 12"
                 *     }
                 */
                "application/json": {
                    month: Month;
                    /**
                     * @description Why. The person reads it.
                     * @example Falta la salida del día 12
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The sheet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One5;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only what has a day from this one on. */
                initialDate?: components["parameters"]["InitialDate"];
                /** @description Only what has a day until this one. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: components["parameters"]["Dni"];
                /** @description Only of requests in these states. */
                selectedState?: components["parameters"]["SelectedState"];
                /** @description 1: what is not in the archive; 0: what is. */
                active?: components["parameters"]["Active"];
                /** @description Only of the team of this coordinator. */
                coordinatorId?: Id;
                /** @description Only of the people of this project. */
                projectId?: Id;
                /** @description Only of this kind. */
                kind?: VacationKind;
                /** @description Only those that wait for whoever asks to decide. */
                waiting?: boolean;
                /** @description Order. */
                sort?: "-createdAt" | "createdAt" | "startsOn" | "-startsOn" | "person" | "-person" | "units" | "-units";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationRequest[];
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
    "vacationRequests.create": {
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
                 *       "kind": "annual",
                 *       "days": [
                 *         {
                 *           "date": "2026-08-03"
                 *         },
                 *         {
                 *           "date": "2026-08-04"
                 *         },
                 *         {
                 *           "date": "2026-08-05"
                 *         },
                 *         {
                 *           "date": "2026-08-06"
                 *         },
                 *         {
                 *           "date": "2026-08-07"
                 *         },
                 *         {
                 *           "date": "2026-08-08"
                 *         },
                 *         {
                 *           "date": "2026-08-09"
                 *         }
                 *       ],
                 *       "comment": "Semana en el norte"
                 *     }
                 */
                "application/json": VacationRequestInput;
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "vacationRequests.preview": {
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
                 *       "kind": "annual",
                 *       "days": [
                 *         {
                 *           "date": "2026-08-03"
                 *         },
                 *         {
                 *           "date": "2026-08-04"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": VacationPreviewInput;
            };
        };
        responses: {
            /** @description What would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationPreview;
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
    "vacationRequests.decide": {
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
                 *       "decision": "approve",
                 *       "requests": [
                 *         {
                 *           "id": "0193b3a0-0000-4000-8000-000000000001",
                 *           "version": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": VacationDecisionsInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.show": {
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
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "vacationRequests.update": {
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
                 *       "kind": "annual",
                 *       "days": [
                 *         {
                 *           "date": "2026-08-03"
                 *         }
                 *       ],
                 *       "draft": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationRequestUpdate;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.approve": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationActInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.reject": {
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
                 *       "version": 1,
                 *       "comment": "Ese día ya faltan dos personas del equipo"
                 *     }
                 */
                "application/json": VacationReasonInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.withdraw": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationActInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.cancel": {
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
                 *       "version": 1,
                 *       "comment": "Ese día ya faltan dos personas del equipo"
                 *     }
                 */
                "application/json": VacationReasonInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.endEarly": {
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
                 *       "version": 1,
                 *       "lastDay": "2026-08-05",
                 *       "comment": "Vuelvo antes por la nueva campaña"
                 *     }
                 */
                "application/json": VacationEndInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.endEarlyByCompany": {
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
                 *       "version": 1,
                 *       "lastDay": "2026-08-05",
                 *       "comment": "Vuelvo antes por la nueva campaña"
                 *     }
                 */
                "application/json": VacationEndInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.cancelByCompany": {
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
                 *       "version": 1,
                 *       "comment": "Ese día ya faltan dos personas del equipo"
                 *     }
                 */
                "application/json": VacationReasonInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.archive": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationActInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.restore": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationActInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationBalances.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Of this year; of the one at hand unless it is said. */
                year?: number;
                /** @description Only what has a day from this one on. */
                initialDate?: components["parameters"]["InitialDate"];
                /** @description Only what has a day until this one. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: components["parameters"]["Dni"];
                /** @description Only of requests in these states. */
                selectedState?: components["parameters"]["SelectedState"];
                /** @description 1: what is not in the archive; 0: what is. */
                active?: components["parameters"]["Active"];
                /** @description Order. */
                sort?: "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationBalance[];
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
    "vacationBalances.show": {
        parameters: {
            query?: {
                /** @description Of this year; of the one at hand unless it is said. */
                year?: number;
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
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationBalanceDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationMovements.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only what has a day from this one on. */
                initialDate?: components["parameters"]["InitialDate"];
                /** @description Only what has a day until this one. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: components["parameters"]["Dni"];
                /** @description Only of requests in these states. */
                selectedState?: components["parameters"]["SelectedState"];
                /** @description 1: what is not in the archive; 0: what is. */
                active?: components["parameters"]["Active"];
                /** @description Only of buckets of this year. */
                year?: number;
                /** @description Only these kinds. */
                kind?: VacationMovementKind[];
                /** @description Order. */
                sort?: "-createdAt" | "createdAt" | "-date" | "date" | "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationMovement[];
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
    "vacationMovements.create": {
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
                 *       "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "kind": "adjustment",
                 *       "bucketKind": "annual",
                 *       "year": 2026,
                 *       "units": 2,
                 *       "reason": "Saldo del sistema anterior"
                 *     }
                 */
                "application/json": VacationMovementInput;
            };
        };
        responses: {
            /** @description The movement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationMovement;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "vacationReport.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description When the rows that match are counted and added up: `always`, or only where it takes no time (`soon`), so that the first page of a long list does not wait for it. Behind a page the totals are those of the page that the list began with. */
                totals?: components["parameters"]["Totals"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description What the rows are; weeks begin on Monday (ISO 8601). */
                by?: VacationGrouping;
                /** @description From this day on; the first of the year of `endDate` unless it is said. */
                initialDate?: string;
                /** @description Until this day; the last of the year of `initialDate` unless it is said. */
                endDate?: string;
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only of the team of this coordinator. */
                coordinatorId?: Id;
                /** @description Only of the people of this project. */
                projectId?: Id;
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: components["parameters"]["Dni"];
                /** @description Only of requests in these states. */
                selectedState?: components["parameters"]["SelectedState"];
                /** @description 1: what is not in the archive; 0: what is. */
                active?: components["parameters"]["Active"];
                /** @description Only this kind. */
                kind?: VacationKind;
                /** @description Order: `name` of a period is its first day. */
                sort?: "name" | "-name" | "-enjoyed" | "enjoyed" | "-pending" | "pending" | "-approved" | "approved" | "-available" | "available";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationReportRow[];
                        meta: VacationReportMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "vacationPolicies.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only these. */
                state?: PolicyState;
                /** @description Order. */
                sort?: "agreement" | "-agreement" | "validFrom" | "-validFrom";
            };
            header?: never;
            path?: never;
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
                        data: VacationPolicy[];
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
    "vacationPolicies.create": {
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
                 *       "agreement": "Convenio de oficinas",
                 *       "name": "Oficinas",
                 *       "validFrom": "2027-01-01",
                 *       "source": "BOE-A-2023-13741",
                 *       "rules": {
                 *         "unit": "working",
                 *         "annualUnits": 46,
                 *         "looseUnits": 0,
                 *         "blockDays": null,
                 *         "startOnWorkingDay": false,
                 *         "noticeMonths": 2,
                 *         "carryOverUntil": "01-31",
                 *         "negativeUnits": 0,
                 *         "rounding": "ceil",
                 *         "summer": null,
                 *         "halfDays": true,
                 *         "longestDays": null,
                 *         "stages": [
                 *           "coordinator",
                 *           "hr"
                 *         ],
                 *         "looseStages": null,
                 *         "escalationDays": 5
                 *       },
                 *       "examples": [
                 *         {
                 *           "name": "Todo el año",
                 *           "year": 2027,
                 *           "startsOn": "2020-01-01",
                 *           "endsOn": null,
                 *           "annualUnits": 46,
                 *           "looseUnits": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": VacationPolicyInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One7;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPolicies.show": {
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
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One7;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "vacationPolicies.update": {
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
                 *       "agreement": "Convenio de oficinas",
                 *       "name": "Oficinas",
                 *       "validFrom": "2027-01-01",
                 *       "source": "BOE-A-2023-13741",
                 *       "version": 1,
                 *       "rules": {
                 *         "unit": "working",
                 *         "annualUnits": 46,
                 *         "looseUnits": 0,
                 *         "blockDays": null,
                 *         "startOnWorkingDay": false,
                 *         "noticeMonths": 2,
                 *         "carryOverUntil": "01-31",
                 *         "negativeUnits": 0,
                 *         "rounding": "ceil",
                 *         "summer": null,
                 *         "halfDays": true,
                 *         "longestDays": null,
                 *         "stages": [
                 *           "coordinator",
                 *           "hr"
                 *         ],
                 *         "looseStages": null,
                 *         "escalationDays": 5
                 *       },
                 *       "examples": [
                 *         {
                 *           "name": "Todo el año",
                 *           "year": 2027,
                 *           "startsOn": "2020-01-01",
                 *           "endsOn": null,
                 *           "annualUnits": 46,
                 *           "looseUnits": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": VacationPolicyUpdate;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One7;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPolicies.destroy": {
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
            /** @description Removed. */
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
    "vacationPolicies.publish": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": PublishInput;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One7;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationBlocks.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only those with a day from this one on. */
                from?: string;
                /** @description Only those with a day until this one. */
                until?: string;
                /** @description Order. */
                sort?: "startsOn" | "-startsOn" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of blocked dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationBlock[];
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
    "vacationBlocks.create": {
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
                 *       "name": "Black Friday",
                 *       "startsOn": "2027-11-22",
                 *       "endsOn": "2027-11-30"
                 *     }
                 */
                "application/json": VacationBlockInput;
            };
        };
        responses: {
            /** @description The blocked dates. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One8;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationBlocks.update": {
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
                 *       "name": "Black Friday",
                 *       "startsOn": "2027-11-22",
                 *       "endsOn": "2027-11-30",
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationBlockUpdate;
            };
        };
        responses: {
            /** @description The blocked dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One8;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationBlocks.destroy": {
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
            /** @description Freed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "vacationDays.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description People on a page. */
                perPage?: number;
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description From this day on; the first of the month at hand unless it is said. */
                initialDate?: string;
                /** @description Until this day; the last of the month of the first unless it is said. */
                endDate?: string;
                /** @description Only of those who have a coordinator in common with this person. */
                teamOf?: Id;
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: components["parameters"]["Dni"];
                /** @description Only of requests in these states. */
                selectedState?: components["parameters"]["SelectedState"];
                /** @description 1: what is not in the archive; 0: what is. */
                active?: components["parameters"]["Active"];
                /** @description Order. */
                sort?: "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PersonOff[];
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
    "vacationDays.show": {
        parameters: {
            query?: {
                /** @description From this day on; the first of the month at hand unless it is said. */
                from?: string;
                /** @description Until this day; the last of the month of the first unless it is said. */
                until?: string;
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
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: DayToChoose[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "calendarFeeds.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: CalendarFeed[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "calendarFeeds.create": {
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
                 *       "kind": "own"
                 *     }
                 */
                "application/json": CalendarFeedInput;
            };
        };
        responses: {
            /** @description The address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One9;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "calendarFeeds.destroy": {
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
        };
    };
    "calendarFeeds.renew": {
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
            /** @description The new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One9;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "calendarFeeds.file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret part of the address. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    /** @description The version; sent back as `If-None-Match`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//Portal//Time off//ES
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            /** @description Nothing has changed since the version of `If-None-Match`. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "absences.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only those with a day from this one on. */
                initialDate?: string;
                /** @description Only those with a day until this one. */
                endDate?: string;
                /** @description Only of people who have this skill. */
                selectedSkill?: Id;
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: string;
                /** @description Only these states. */
                selectedState?: AbsenceState[];
                /** @description 1: those that are active; 0: those that no longer are. */
                active?: 0 | 1;
                /** @description Only of this type, of those whose cause may be known. */
                absenceTypeId?: Id;
                /** @description Only of types of this family, of those whose cause may be known. */
                family?: AbsenceFamily;
                /** @description Only those that wait for whoever asks to decide. */
                waiting?: boolean;
                /** @description Order. By type those whose cause may not be known stand together, whatever they are. */
                sort?: "-createdAt" | "createdAt" | "from" | "-from" | "person" | "-person" | "type" | "-type";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of absences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Absence[];
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
    "absences.create": {
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
                 *       "absenceTypeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "from": "2026-08-03",
                 *       "until": "2026-08-04",
                 *       "comment": "Mudanza"
                 *     }
                 */
                "application/json": AbsenceInput;
            };
        };
        responses: {
            /** @description The absence. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "absences.preview": {
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
                 *       "absenceTypeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "from": "2026-08-03",
                 *       "until": "2026-08-04"
                 *     }
                 */
                "application/json": AbsencePreviewInput;
            };
        };
        responses: {
            /** @description What would come of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsencePreview;
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
    "absences.show": {
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
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "absences.approve": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": AbsenceActInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absences.reject": {
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
                 *       "version": 1,
                 *       "comment": "El justificante no es de esas fechas"
                 *     }
                 */
                "application/json": AbsenceReasonInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absences.justify": {
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
                 *       "version": 1,
                 *       "fileIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": AbsenceProofInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absences.cancel": {
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
                 *       "version": 1,
                 *       "comment": "Ya no hace falta"
                 *     }
                 */
                "application/json": AbsenceActInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absences.addPart": {
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
                 *       "version": 1,
                 *       "kind": "baja",
                 *       "on": "2026-08-03",
                 *       "processId": "IT-2026-0042",
                 *       "expected": "short"
                 *     }
                 */
                "application/json": AbsencePartInput;
            };
        };
        responses: {
            /** @description The absence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One10;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenceFiles.create": {
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
                     * @description The file: .pdf, .png, .jpg or .jpeg.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenceFile;
                    };
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
    "absenceFiles.destroy": {
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
    "absenceFiles.file": {
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
                    /** @example %PDF */
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "absenceBalances.index": {
        parameters: {
            query?: {
                /** @description Whose; one's own unless given. */
                employeeId?: Id;
                /** @description Of which year; this one unless given. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenceBalance[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workdayAdaptations.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only this state. */
                state?: AdaptationState;
                /** @description Order. */
                sort?: "dueOn" | "-dueOn" | "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkdayAdaptation[];
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
    "workdayAdaptations.create": {
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
                 *       "startsOn": "2026-09-01",
                 *       "endsOn": null,
                 *       "wanted": "Turno de mañana, de 8:00 a 15:00",
                 *       "reason": "Horario del colegio"
                 *     }
                 */
                "application/json": AdaptationInput;
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One11;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "workdayAdaptations.show": {
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
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One11;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "workdayAdaptations.answer": {
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
                 *       "version": 1,
                 *       "answer": "proposed",
                 *       "alternative": "De 9:00 a 16:00",
                 *       "comment": "La cobertura de las 8:00 no se alcanza"
                 *     }
                 */
                "application/json": AdaptationAnswerInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One11;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workdayAdaptations.reply": {
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
                 *       "version": 2,
                 *       "reply": "accepted"
                 *     }
                 */
                "application/json": AdaptationReplyInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One11;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenteeism.show": {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The last day, at most 366 days after the first. */
                until: string;
                /** @description By what the rows are. */
                groupBy?: "cause" | "team" | "project" | "skill" | "day" | "week" | "month";
                /** @description Only of the team of this coordinator. */
                coordinatorId?: Id;
                /** @description Only of the people of this project. */
                projectId?: Id;
                /** @description Only of people who have this skill. */
                selectedSkill?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Absenteeism;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenteeism.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description The first day; the first of the month of `until` unless it is said. */
                from?: string;
                /** @description The last day; today unless it is said. */
                until?: string;
                /** @description By what the lines are. */
                groupBy?: "cause" | "team" | "project" | "skill" | "day" | "week" | "month";
                /** @description Only of the team of this coordinator. */
                coordinatorId?: Id;
                /** @description Only of the people of this project. */
                projectId?: Id;
                /** @description Only of people who have this skill. */
                selectedSkill?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenteeismLine[];
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
    "vacationPlans.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only plans of this skill. */
                selectedSkill?: Id;
                /** @description Order. */
                sort?: "name" | "-name" | "validFrom" | "-validFrom";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationPlan[];
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
    "vacationPlans.create": {
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
                 *       "name": "Atención al cliente",
                 *       "skillIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "validFrom": "2026-01-01",
                 *       "rules": {
                 *         "autoApprove": true,
                 *         "longestDays": 15,
                 *         "noticeDays": 15,
                 *         "withinShifts": true,
                 *         "whenFull": "waiting",
                 *         "waitingClosesDays": 7,
                 *         "grants": "offer",
                 *         "offerHours": 48,
                 *         "fillingPercent": 75
                 *       }
                 *     }
                 */
                "application/json": VacationPlanInput;
            };
        };
        responses: {
            /** @description The plan. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One12;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPlans.show": {
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
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One12;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "vacationPlans.update": {
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
                 *       "name": "Atención al cliente",
                 *       "skillIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "validFrom": "2026-01-01",
                 *       "rules": {
                 *         "autoApprove": false,
                 *         "longestDays": null,
                 *         "noticeDays": 0,
                 *         "withinShifts": true,
                 *         "whenFull": "decide",
                 *         "waitingClosesDays": 0,
                 *         "grants": "at_once",
                 *         "offerHours": 24,
                 *         "fillingPercent": 80
                 *       },
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationPlanUpdate;
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One12;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPlans.destroy": {
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
    "vacationQuotas.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this plan. */
                planId?: Id;
                /** @description Only those with a day from this one on. */
                from?: string;
                /** @description Only those with a day until this one. */
                until?: string;
                /** @description Order. */
                sort?: "startsOn" | "-startsOn" | "plan" | "-plan";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of quotas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationQuota[];
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
    "vacationQuotas.create": {
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
                 *       "planId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "startsOn": "2026-07-01",
                 *       "endsOn": "2026-08-31",
                 *       "limit": 4
                 *     }
                 */
                "application/json": VacationQuotaInput;
            };
        };
        responses: {
            /** @description The quota. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One13;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationQuotas.update": {
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
                 *       "planId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "startsOn": "2026-07-01",
                 *       "endsOn": "2026-08-31",
                 *       "limit": 3,
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationQuotaUpdate;
            };
        };
        responses: {
            /** @description The quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One13;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationQuotas.destroy": {
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
    "vacationPlaces.show": {
        parameters: {
            query?: {
                /** @description From this day on; the first of the month at hand unless it is said. */
                from?: string;
                /** @description Until this day; the last of the month of the first unless it is said. */
                until?: string;
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
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationPlaces;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPlaces.peaks": {
        parameters: {
            query?: {
                /** @description From this year on; three years back unless it is said. */
                fromYear?: number;
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
            /** @description The periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PeakHistory;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPlaces.accept": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationActInput;
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPeriods.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this plan. */
                planId?: Id;
                /** @description Only of these states. */
                state?: VacationPeriodState[];
                /** @description Order. */
                sort?: "opensOn" | "-opensOn" | "plan" | "-plan";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of periods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationPeriod[];
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
    "vacationPeriods.create": {
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
                 *       "planId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "name": "Verano 2027",
                 *       "opensOn": "2027-02-01",
                 *       "closesOn": "2027-02-28",
                 *       "answerBy": "2027-03-10",
                 *       "startsOn": "2027-06-15",
                 *       "endsOn": "2027-09-15",
                 *       "criterion": "arrival"
                 *     }
                 */
                "application/json": VacationPeriodInput;
            };
        };
        responses: {
            /** @description The period. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One14;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPeriods.update": {
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
                 *       "planId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "name": "Verano 2027",
                 *       "opensOn": "2027-02-01",
                 *       "closesOn": "2027-02-28",
                 *       "answerBy": "2027-03-15",
                 *       "startsOn": "2027-06-15",
                 *       "endsOn": "2027-09-15",
                 *       "criterion": "seniority",
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationPeriodUpdate;
            };
        };
        responses: {
            /** @description The period. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One14;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationPeriods.destroy": {
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
    "vacationPeriods.results": {
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
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PeriodResults;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "vacationPeriods.publish": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": VacationActInput;
            };
        };
        responses: {
            /** @description The results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PeriodResults;
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
    "vacationBids.show": {
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
            /** @description One's bids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OwnBids;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "vacationBids.update": {
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
                 *       "bids": [
                 *         {
                 *           "startsOn": "2027-08-02",
                 *           "endsOn": "2027-08-15"
                 *         },
                 *         {
                 *           "startsOn": "2027-07-05",
                 *           "endsOn": "2027-07-18"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": BidsInput;
            };
        };
        responses: {
            /** @description One's bids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OwnBids;
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
    "operationVacations.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this plan. */
                planId?: Id;
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only what has a day from this one on. */
                initialDate?: components["parameters"]["InitialDate"];
                /** @description Only what has a day until this one. */
                endDate?: components["parameters"]["EndDate"];
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: components["parameters"]["Dni"];
                /** @description Only of requests in these states. */
                selectedState?: components["parameters"]["SelectedState"];
                /** @description 1: what is not in the archive; 0: what is. */
                active?: components["parameters"]["Active"];
                /** @description Only those that whoever asks may answer. */
                waiting?: boolean;
                /** @description Only those that wait for these reasons. */
                reason?: PendingReason[];
                /** @description Order. */
                sort?: "-createdAt" | "createdAt" | "startsOn" | "-startsOn" | "person" | "-person" | "units" | "-units";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationRequest[];
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
    "operationVacations.summary": {
        parameters: {
            query?: {
                /** @description From this day on; the first of the month at hand unless it is said. */
                from?: string;
                /** @description Until this day; the last of the month of the first unless it is said. */
                until?: string;
                /** @description What is counted by. */
                by?: "day" | "week" | "month" | "person";
                /** @description Only of this plan. */
                planId?: Id;
                /** @description Only of people who have this skill. */
                selectedSkill?: components["parameters"]["SelectedSkill"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OperationsSummary;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operationVacations.fairness": {
        parameters: {
            query: {
                /** @description Of this plan. */
                planId: Id;
                /** @description From this year on; three years back unless it is said. */
                fromYear?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Fairness;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operationVacations.decide": {
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
                 *       "decision": "approve",
                 *       "requests": [
                 *         {
                 *           "id": "0193b3a0-0000-4000-8000-000000000001",
                 *           "version": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OperationsDecisionInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operationVacations.release": {
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
                "application/json": OperationsReleaseInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "operationVacations.preview": {
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
                "application/json": CoverageInput;
            };
        };
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Coverage;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "operationVacations.show": {
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
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One6;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "teleworkAgreements.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only this person. */
                employeeId?: Id;
                /** @description The last day of the three months. */
                until?: string;
                /** @description Only people whose agreement, or whose next version of it, is in one of these states. */
                state?: TeleworkState[];
                /** @description Only one's own row, when a version waits for one's signature. */
                waiting?: boolean;
                /** @description Also people without an agreement and without remote work, who may be offered one. */
                all?: boolean;
                /** @description Only people with days on which the clock says something else than the agreement, or only others. */
                contradicted?: boolean;
                /** @description Only people who work remotely 30 % of their time or more without an agreement (Ley 10/2021 art. 1), or only others. */
                lacking?: boolean;
                /** @description Order. */
                sort?: "person" | "-person" | "-share" | "share" | "-uncovered" | "uncovered" | "-contradictions" | "contradictions";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: TeleworkPerson[];
                        meta: TeleworkMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "teleworkAgreements.show": {
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
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: TeleworkPersonDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "teleworkAgreements.template": {
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
            /** @description What to begin with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: TeleworkTemplate;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "teleworkVersions.create": {
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
                 *       "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "startsOn": "2026-04-01",
                 *       "endsOn": null,
                 *       "weekA": [
                 *         2,
                 *         4
                 *       ],
                 *       "weekB": null,
                 *       "contents": {
                 *         "equipment": [
                 *           {
                 *             "name": "Ordenador portátil",
                 *             "lifeMonths": 48
                 *           }
                 *         ],
                 *         "expenses": "Electricidad y conexión a internet",
                 *         "compensation": "30 € al mes en la nómina",
                 *         "hours": "El horario del contrato",
                 *         "availability": "",
                 *         "remotePercent": 40,
                 *         "distribution": "Martes y jueves a distancia, el resto en el centro",
                 *         "workCenter": "Madrid",
                 *         "place": "Calle Mayor 1, 28013 Madrid",
                 *         "reversalDays": 15,
                 *         "controls": "Registro de jornada",
                 *         "troubleshooting": "Avisar al servicio de sistemas",
                 *         "dataProtection": "La política de protección de datos",
                 *         "security": "La política de seguridad de la información"
                 *       }
                 *     }
                 */
                "application/json": TeleworkVersionInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.show": {
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
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "teleworkVersions.update": {
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
                 *       "startsOn": "2026-04-01",
                 *       "endsOn": null,
                 *       "weekA": [
                 *         2,
                 *         4
                 *       ],
                 *       "weekB": [
                 *         2
                 *       ],
                 *       "version": 1,
                 *       "contents": {
                 *         "equipment": [
                 *           {
                 *             "name": "Ordenador portátil",
                 *             "lifeMonths": 48
                 *           }
                 *         ],
                 *         "expenses": "Electricidad y conexión a internet",
                 *         "compensation": "30 € al mes en la nómina",
                 *         "hours": "El horario del contrato",
                 *         "availability": "",
                 *         "remotePercent": 30,
                 *         "distribution": "Martes a distancia y, en semanas alternas, también jueves",
                 *         "workCenter": "Madrid",
                 *         "place": "Calle Mayor 1, 28013 Madrid",
                 *         "reversalDays": 15,
                 *         "controls": "Registro de jornada",
                 *         "troubleshooting": "Avisar al servicio de sistemas",
                 *         "dataProtection": "La política de protección de datos",
                 *         "security": "La política de seguridad de la información"
                 *       }
                 *     }
                 */
                "application/json": TeleworkVersionUpdate;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.destroy": {
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
            /** @description Removed. */
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
    "teleworkVersions.offer": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": TeleworkSeen;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.withdraw": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": TeleworkSeen;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.sign": {
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
                 *       "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": {
                    hash: TeleworkHash;
                };
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.refuse": {
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
                 *       "version": 2,
                 *       "reason": "La compensación no cubre los gastos"
                 *     }
                 */
                "application/json": {
                    version: SeenVersion;
                    reason: TeleworkReason;
                };
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.reverse": {
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
                 *       "version": 3,
                 *       "lastDay": "2026-04-30",
                 *       "reason": "Prefiero trabajar en el centro"
                 *     }
                 */
                "application/json": {
                    version: SeenVersion;
                    /**
                     * Format: date
                     * @description The last day of the agreement.
                     * @example 2026-04-30
                     */
                    lastDay: string;
                    reason: TeleworkReason;
                };
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One15;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "teleworkVersions.export": {
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
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "teleworkVersions.copy": {
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
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "teleworkDays.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Only these. */
                contradiction?: TeleworkContradiction[];
                /** @description Order. */
                sort?: "-date" | "date" | "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: TeleworkDay[];
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
    "payslips.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this month. */
                month?: PayslipMonth;
                /** @description Only of these kinds. */
                kind?: PayslipKind[];
                /** @description Only in these states. */
                state?: PayslipState[];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only those that the person has downloaded, or only others. */
                downloaded?: boolean;
                /** @description Order. */
                sort?: "-month" | "month" | "person" | "-person" | "-publishedAt" | "publishedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payslips. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PublishedPayslip[];
                        meta: PublishedMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "payslips.own": {
        parameters: {
            query?: {
                /** @description The year. */
                year?: number;
                /** @description Only those that one has not read, or only others. */
                unread?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PayslipYear;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "payslips.remind": {
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
                 *       "month": "2026-02"
                 *     }
                 */
                "application/json": {
                    month: PayslipMonth;
                };
            };
        };
        responses: {
            /** @description To how many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PayslipsReminded;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "payslips.show": {
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
            /** @description The payslip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PayslipDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "payslips.file": {
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
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "payslips.export": {
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
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "payslips.envelope": {
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
                    /** @example PK */
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "payslips.withdraw": {
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
                 *       "reason": "Es de otra persona"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Why.
                     * @example Es de otra persona
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The payslip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PublishedPayslip;
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
    "payslipBatches.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only in these states. */
                state?: PayslipBatchState[];
                /** @description Order. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of batches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PayslipBatch[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "payslipBatches.create": {
        parameters: {
            query: {
                /** @description The month that is paid. */
                month: PayslipMonth;
                /** @description What is paid. */
                kind?: PayslipKind;
            };
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
                     * @description The file: .pdf or .zip.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The batch. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One16;
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
    "payslipBatches.people": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Person[];
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
    "payslipBatches.show": {
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
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One16;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "payslipBatches.pages": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only in these states. */
                state?: PayslipPageState[];
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
            /** @description A page of pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PayslipPage[];
                        meta: Meta;
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
    "payslipBatches.page": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                number?: number;
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
            /** @description The page. */
            200: {
                headers: {
                    /** @description Its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "payslipBatches.assign": {
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
                 *       "pages": [
                 *         7
                 *       ],
                 *       "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "version": 1
                 *     }
                 */
                "application/json": AssignInput;
            };
        };
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One16;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "payslipBatches.publish": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The version that was read.
                     * @example 1
                     */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One16;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "payslipBatches.cancel": {
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
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One16;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "payslipBatches.retry": {
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
            /** @description The batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One16;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "hourBank.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description Only these kinds. */
                kind?: HourMovementKind[];
                /** @description Order. */
                sort?: "-createdAt" | "createdAt" | "-date" | "date" | "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: HourMovement[];
                        meta: HourBankMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "hourBank.create": {
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
                 *       "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "kind": "rest",
                 *       "minutes": 120,
                 *       "date": "2026-03-20",
                 *       "ofMonth": "2026-02",
                 *       "reason": "Descanso acordado"
                 *     }
                 */
                "application/json": HourMovementInput;
            };
        };
        responses: {
            /** @description The movement. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: HourMovement;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "timeRules.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only these. */
                state?: TimeRulesState;
                /** @description Order. */
                sort?: "agreement" | "-agreement" | "validFrom" | "-validFrom";
            };
            header?: never;
            path?: never;
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
                        data: TimeRuleSet[];
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
    "timeRules.create": {
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
                 *       "agreement": "Convenio de oficinas",
                 *       "name": "Oficinas",
                 *       "validFrom": "2027-01-01",
                 *       "source": "BOE-A-2023-13741",
                 *       "rules": {
                 *         "limits": {
                 *           "day": {
                 *             "minutes": 540,
                 *             "isOn": true,
                 *             "source": "ET art. 34.3"
                 *           },
                 *           "rest": {
                 *             "minutes": 720,
                 *             "isOn": true,
                 *             "source": "ET art. 34.3"
                 *           },
                 *           "stretch": {
                 *             "minutes": 360,
                 *             "isOn": true,
                 *             "source": "ET art. 34.4"
                 *           },
                 *           "week": {
                 *             "minutes": 2160,
                 *             "isOn": true,
                 *             "source": "ET art. 37.1"
                 *           },
                 *           "night": {
                 *             "minutes": 480,
                 *             "isOn": true,
                 *             "source": "ET art. 36.1"
                 *           },
                 *           "nightOvertime": {
                 *             "minutes": 0,
                 *             "isOn": true,
                 *             "source": "ET art. 36.1"
                 *           },
                 *           "late": {
                 *             "minutes": 10,
                 *             "isOn": true,
                 *             "source": "Tolerancia de la empresa"
                 *           },
                 *           "outside": {
                 *             "minutes": 20,
                 *             "isOn": true,
                 *             "source": "Tolerancia de la empresa"
                 *           }
                 *         },
                 *         "pauseMinutes": 15,
                 *         "overtime": {
                 *           "hours": 80,
                 *           "source": "ET art. 35.2"
                 *         },
                 *         "fullWeekMinutes": 2400,
                 *         "consent": "both",
                 *         "answerDays": 14,
                 *         "fileRequired": false
                 *       },
                 *       "examples": [
                 *         {
                 *           "name": "Diez horas seguidas",
                 *           "restMinutes": null,
                 *           "work": [
                 *             {
                 *               "start": 480,
                 *               "end": 1080
                 *             }
                 *           ],
                 *           "breaks": [],
                 *           "incidents": [
                 *             "excess",
                 *             "missing_rest"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": TimeRuleSetInput;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One17;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "timeRules.show": {
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
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One17;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "timeRules.update": {
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
                 *       "agreement": "Convenio de oficinas",
                 *       "name": "Oficinas",
                 *       "validFrom": "2027-01-01",
                 *       "source": "BOE-A-2023-13741",
                 *       "rules": {
                 *         "limits": {
                 *           "day": {
                 *             "minutes": 540,
                 *             "isOn": true,
                 *             "source": "ET art. 34.3"
                 *           },
                 *           "rest": {
                 *             "minutes": 720,
                 *             "isOn": true,
                 *             "source": "ET art. 34.3"
                 *           },
                 *           "stretch": {
                 *             "minutes": 360,
                 *             "isOn": true,
                 *             "source": "ET art. 34.4"
                 *           },
                 *           "week": {
                 *             "minutes": 2160,
                 *             "isOn": true,
                 *             "source": "ET art. 37.1"
                 *           },
                 *           "night": {
                 *             "minutes": 480,
                 *             "isOn": true,
                 *             "source": "ET art. 36.1"
                 *           },
                 *           "nightOvertime": {
                 *             "minutes": 0,
                 *             "isOn": true,
                 *             "source": "ET art. 36.1"
                 *           },
                 *           "late": {
                 *             "minutes": 10,
                 *             "isOn": true,
                 *             "source": "Tolerancia de la empresa"
                 *           },
                 *           "outside": {
                 *             "minutes": 20,
                 *             "isOn": true,
                 *             "source": "Tolerancia de la empresa"
                 *           }
                 *         },
                 *         "pauseMinutes": 15,
                 *         "overtime": {
                 *           "hours": 80,
                 *           "source": "ET art. 35.2"
                 *         },
                 *         "fullWeekMinutes": 2400,
                 *         "consent": "both",
                 *         "answerDays": 14,
                 *         "fileRequired": false
                 *       },
                 *       "examples": [
                 *         {
                 *           "name": "Diez horas seguidas",
                 *           "restMinutes": null,
                 *           "work": [
                 *             {
                 *               "start": 480,
                 *               "end": 1080
                 *             }
                 *           ],
                 *           "breaks": [],
                 *           "incidents": [
                 *             "excess",
                 *             "missing_rest"
                 *           ]
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": TimeRuleSetUpdate;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One17;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "timeRules.destroy": {
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
            /** @description Removed. */
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
    "timeRules.publish": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": TimeRulesSeen;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One17;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "timeRules.turnOff": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": TimeRulesSeen;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One17;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "overtime.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description The year; the present one unless it is said. */
                year?: number;
                /** @description Only these states. */
                state?: OvertimeState[];
                /** @description Order. */
                sort?: "-share" | "share" | "person" | "-person" | "-counted" | "counted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Overtime[];
                        meta: OvertimeMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "reportDefinitions.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only one's own, or only those of others. */
                scope?: "own" | "shared";
                /** @description Only of this report. */
                report?: ReportName;
                /** @description Only those with a schedule, or without. */
                scheduled?: boolean;
                /** @description Order. */
                sort?: "name" | "-name" | "-createdAt" | "createdAt" | "nextAt" | "-nextAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of definitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ReportDefinition[];
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
    "reportDefinitions.create": {
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
                 *       "name": "Horas de la semana pasada",
                 *       "report": "workingHours",
                 *       "query": "by=week",
                 *       "columns": [
                 *         "person",
                 *         "effective"
                 *       ],
                 *       "format": "xlsx",
                 *       "period": "lastWeek"
                 *     }
                 */
                "application/json": ReportDefinitionInput;
            };
        };
        responses: {
            /** @description The definition. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One18;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "reportDefinitions.reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: DefinedReport[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "reportDefinitions.receivers": {
        parameters: {
            query: {
                /** @description Of this report. */
                report: ReportName;
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Receivers;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "reportDefinitions.show": {
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
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One18;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "reportDefinitions.update": {
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
                "application/json": ReportDefinitionInput;
            };
        };
        responses: {
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One18;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "reportDefinitions.destroy": {
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
        };
    };
    "reportDefinitions.restore": {
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
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One18;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "reportDefinitions.subscribe": {
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
            /** @description The definition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One18;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "reportDefinitions.unsubscribe": {
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
            /** @description It is not sent to them any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "reportRuns.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only in this state. */
                state?: ReportRunState;
                /** @description Only of this definition. */
                definitionId?: Id;
                /** @description Order. */
                sort?: "-createdAt" | "createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ReportRun[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "reportRuns.create": {
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
                 *       "report": "clockEntries",
                 *       "query": "from=2026-01-01&until=2026-12-31",
                 *       "format": "csv"
                 *     }
                 */
                "application/json": ReportRunInput;
            };
        };
        responses: {
            /** @description It waits for its turn. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One19;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "reportRuns.show": {
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
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One19;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "reportRuns.cancel": {
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
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One19;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "reportRuns.file": {
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
                    /** @example Persona */
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "contracts.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only at this work center. */
                workCenterId?: Id;
                /** @description Only of this kind. */
                kind?: ContractKind;
                /** @description Only past, current or planned ones. */
                state?: PeriodState;
                /** @description Order. */
                sort?: "person" | "-person" | "startsOn" | "-startsOn" | "weeklyMinutes" | "-weeklyMinutes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Contract[];
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
    "contracts.create": {
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
                 *       "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "startsOn": "2026-03-01",
                 *       "kind": "indefinite",
                 *       "weeklyMinutes": 2340,
                 *       "workCenterId": "0193b3a0-0000-4000-8000-000000000002"
                 *     }
                 */
                "application/json": ContractInput;
            };
        };
        responses: {
            /** @description The new version. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One20;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "contracts.import": {
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
                 *           "startsOn": "2026-03-01",
                 *           "kind": "indefinite",
                 *           "weeklyMinutes": 2340,
                 *           "workCenter": "COR"
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
    "contracts.show": {
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
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One20;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "contracts.update": {
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
                 *       "startsOn": "2026-03-01",
                 *       "kind": "indefinite",
                 *       "weeklyMinutes": 1800,
                 *       "workCenterId": "0193b3a0-0000-4000-8000-000000000002",
                 *       "version": 1
                 *     }
                 */
                "application/json": ContractUpdate;
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One20;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "contracts.destroy": {
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
            /** @description Taken back. */
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
    "workCenters.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only active ones or only the others. */
                active?: components["parameters"]["Active-2"];
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "position" | "-position" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of work centers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: WorkCenter[];
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
    "workCenters.create": {
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
                 *       "code": "COR",
                 *       "name": "A Coruña",
                 *       "timeZone": "Europe/Madrid",
                 *       "country": "ES",
                 *       "region": "ES-GA",
                 *       "locality": "A Coruña"
                 *     }
                 */
                "application/json": WorkCenterInput;
            };
        };
        responses: {
            /** @description The new work center. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One21;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workCenters.import": {
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
                 *           "code": "COR",
                 *           "name": "A Coruña",
                 *           "timeZone": "Europe/Madrid"
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
    "workCenters.reorder": {
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
    "workCenters.show": {
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
            /** @description The work center. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One21;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workCenters.update": {
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
                 *       "code": "COR",
                 *       "name": "A Coruña",
                 *       "timeZone": "Europe/Madrid",
                 *       "country": "ES",
                 *       "region": "ES-GA",
                 *       "locality": "A Coruña",
                 *       "version": 3
                 *     }
                 */
                "application/json": WorkCenterUpdate;
            };
        };
        responses: {
            /** @description The work center as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One21;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workCenters.destroy": {
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
    "workCenters.patch": {
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
                "application/json": WorkCenterPatch;
            };
        };
        responses: {
            /** @description The work center as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One21;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workCenters.restore": {
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
            /** @description The work center as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One21;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shiftPatterns.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only those that can be assigned, or only those that are archived. */
                active?: boolean;
                /** @description Order. */
                sort?: "name" | "-name" | "assigned" | "-assigned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of patterns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ShiftPattern[];
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
    "shiftPatterns.create": {
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
                 *       "name": "Fin de semana",
                 *       "anchorOn": "2026-03-02",
                 *       "weeks": [
                 *         [
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": [
                 *               {
                 *                 "start": 600,
                 *                 "end": 1080
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "segments": [
                 *               {
                 *                 "start": 600,
                 *                 "end": 1080
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       ]
                 *     }
                 */
                "application/json": ShiftPatternInput;
            };
        };
        responses: {
            /** @description The pattern. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One22;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shiftPatterns.show": {
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
            /** @description The pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One22;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shiftPatterns.update": {
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
                 *       "name": "Fin de semana",
                 *       "anchorOn": "2026-03-02",
                 *       "validFrom": "2026-05-01",
                 *       "version": 1,
                 *       "weeks": [
                 *         [
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": []
                 *           },
                 *           {
                 *             "segments": [
                 *               {
                 *                 "start": 540,
                 *                 "end": 1020
                 *               }
                 *             ]
                 *           },
                 *           {
                 *             "segments": [
                 *               {
                 *                 "start": 540,
                 *                 "end": 1020
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       ]
                 *     }
                 */
                "application/json": ShiftPatternUpdate;
            };
        };
        responses: {
            /** @description The pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One22;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shiftPatterns.patch": {
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
                 *       "version": 1
                 *     }
                 */
                "application/json": ShiftPatternPatch;
            };
        };
        responses: {
            /** @description The pattern. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One22;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shiftAssignments.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of this person. */
                employeeId?: Id;
                /** @description Only of this pattern. */
                patternId?: Id;
                /** @description Only past, current or planned ones. */
                state?: PeriodState;
                /** @description Order. */
                sort?: "person" | "-person" | "startsOn" | "-startsOn";
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
                        data: ShiftAssignment[];
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
    "shiftAssignments.create": {
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
                 *       "employeeIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "patternId": "0193b3a0-0000-4000-8000-000000000002",
                 *       "startsOn": "2026-03-02",
                 *       "firstWeek": 2
                 *     }
                 */
                "application/json": ShiftAssignmentInput;
            };
        };
        responses: {
            /** @description What was assigned. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was assigned. */
                        data: {
                            /**
                             * @description How many people have it now.
                             * @example 1
                             */
                            assigned: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "shiftAssignments.destroy": {
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
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "shifts.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description People on a page. */
                perPage?: number;
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Part of the name of the person, or, for who holds EMPLEADOS_VER_DATOS_PERSONALES, a whole DNI. */
                search?: components["parameters"]["Search"];
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description From this day on; today where one works unless it is said. */
                from?: string;
                /** @description Until this day; a week from the first unless it is said. */
                until?: string;
                /** @description Only of people in this employee group. */
                groupId?: Id;
                /** @description Only of people of this coordinator. */
                coordinatorId?: components["parameters"]["Coordinator"];
                /** @description Only of people of this project. */
                projectId?: components["parameters"]["Project"];
                /** @description Only of people who have this skill. */
                skillId?: Id;
                /** @description Only of days on which people work at this work center. */
                workCenterId?: components["parameters"]["WorkCenter"];
                /** @description Order. */
                sort?: "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PlannedPerson[];
                        meta: Meta;
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
    "shifts.own": {
        parameters: {
            query?: {
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shifts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OwnShifts;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shifts.history": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only of this person. */
                employeeId?: components["parameters"]["Person"];
                /** @description Only of days from this one on. */
                from?: string;
                /** @description Only of days until this one. */
                until?: string;
            };
            header?: never;
            path?: never;
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
                        data: ShiftChange[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "shifts.change": {
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
                 *       "changes": [
                 *         {
                 *           "do": "put",
                 *           "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *           "date": "2026-03-05",
                 *           "segments": [
                 *             {
                 *               "start": 480,
                 *               "end": 960
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "do": "move",
                 *           "employeeId": "0193b3a0-0000-4000-8000-000000000001",
                 *           "date": "2026-03-06",
                 *           "toDate": "2026-03-07"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShiftChangesInput;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ShiftChangesResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "shifts.import": {
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
                 *           "date": "2026-03-05",
                 *           "segments": "22:00-06:00",
                 *           "breaks": "02:00-02:30"
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
    "holidays.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only those that this work center has. */
                workCenterId?: Id;
                /** @description Only of this reach. */
                scope?: HolidayScope;
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
                /** @description Order. */
                sort?: "date" | "-date" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of holidays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Holiday[];
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
    "holidays.create": {
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
                 *       "date": "2026-12-25",
                 *       "name": "Natividad del Señor",
                 *       "country": "ES"
                 *     }
                 */
                "application/json": HolidayInput;
            };
        };
        responses: {
            /** @description The new holiday. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One23;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "holidays.import": {
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
                 *           "date": "2026-12-25",
                 *           "name": "Natividad del Señor",
                 *           "country": "ES"
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
    "holidays.file": {
        parameters: {
            query: {
                /** @description The work center. */
                workCenterId: Id;
                /** @description From this day on. */
                from?: string;
                /** @description Until this day. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    /** @description Its name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example BEGIN:VCALENDAR
                     *     VERSION:2.0
                     *     PRODID:-//Portal//Holidays//ES
                     *     END:VCALENDAR
                     */
                    "text/calendar": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "holidays.show": {
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
            /** @description The holiday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One23;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "holidays.update": {
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
                 *       "date": "2026-12-25",
                 *       "name": "Navidad",
                 *       "country": "ES",
                 *       "version": 1
                 *     }
                 */
                "application/json": HolidayUpdate;
            };
        };
        responses: {
            /** @description The holiday. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One23;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "holidays.destroy": {
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
    "inbox.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description Only of these families; one that is not in the inbox is `inclusion`. */
                family?: InboxFamily[];
                /** @description Only of the person with this whole DNI; of nobody for who may not see it. */
                dni?: string;
                /** @description Only of people in this employee group today. */
                groupId?: Id;
                /** @description Only of people who have this skill. */
                selectedSkill?: Id;
                /** @description Only what was asked for before this day. */
                askedBefore?: string;
                /** @description Only what should have been answered by now. */
                overdue?: boolean;
                /** @description Only what one decides on in the place of somebody else. */
                delegated?: boolean;
                /** @description Order. */
                sort?: "dueAt" | "-dueAt" | "askedAt" | "-askedAt" | "person" | "-person";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: InboxItem[];
                        meta: Meta;
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
    "inbox.summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: InboxSummary;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "approvalDelegations.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Only those that one has given or been given. */
                side?: "given" | "received";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of delegations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ApprovalDelegation[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "approvalDelegations.create": {
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
                 *       "delegateId": "0193b3a0-0000-4000-8000-000000000001",
                 *       "families": [
                 *         "vacationRequests",
                 *         "absences"
                 *       ],
                 *       "startsOn": "2026-08-03",
                 *       "endsOn": "2026-08-16"
                 *     }
                 */
                "application/json": ApprovalDelegationInput;
            };
        };
        responses: {
            /** @description The delegation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One24;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "approvalDelegations.delegates": {
        parameters: {
            query?: {
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search-2"];
                /** @description In whose place; one's own unless given, and as approvalDelegations.create has it. */
                delegatorId?: Id;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PossibleDelegate[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "approvalDelegations.proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times, the earlier first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: DelegationProposal[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "approvalDelegations.withdraw": {
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
            /** @description The delegation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": One24;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "absences.decide": {
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
                 *       "decision": "approve",
                 *       "requests": [
                 *         {
                 *           "id": "0193b3a0-0000-4000-8000-000000000001",
                 *           "version": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": AbsenceDecisionsInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenceDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absences.release": {
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
                "application/json": OperationsReleaseInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenceDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "vacationRequests.release": {
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
                "application/json": OperationsReleaseInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: VacationDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "workdayAdaptations.release": {
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
                "application/json": OperationsReleaseInput;
            };
        };
        responses: {
            /** @description What came of each, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AdaptationDecisionResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
}
/**
 * @description What time counts as.
 * @example effective
 * @enum {string}
 */
export type Counts = "effective" | "non_effective" | "unallocated";
/**
 * Format: uuid
 * @description A random UUID.
 * @example 0193b3a0-0000-4000-8000-000000000001
 */
export type Id = string;
/** @description What a kind of break is called. */
export type BreakName = {
    id: Id;
    /**
     * @description Its name.
     * @example Pausa visual (PVD)
     */
    name: string;
};
/**
 * @description Where the work is done (FIC-7).
 * @example on_site
 * @enum {string}
 */
export type ClockMode = "on_site" | "remote";
/**
 * @description From the first entry to the last exit, without what lies between two spans. The three parts below add up to it.
 * @example 29400
 */
export type PresenceSeconds = number;
/**
 * @description Effective work.
 * @example 27600
 */
export type EffectiveSeconds = number;
/**
 * @description Breaks whose type is no effective work (FIC-5).
 * @example 1800
 */
export type NonEffectiveSeconds = number;
/**
 * @description Time of which nobody can say what it counts as.
 * @example 0
 */
export type UnallocatedSeconds = number;
/**
 * @description What is planned of the day: by its dated shift, by the pattern assigned, or else by the plain week of the contract in force; none on a holiday of its work center unless a dated shift says so, and less what approved vacation takes.
 * @example 480
 */
export type TheoreticalMinutes = number;
/**
 * Format: date-time
 * @description ISO 8601 in UTC.
 * @example 2026-03-05T10:00:00.000Z
 */
export type Instant = string;
/** @description A kind of break that can be chosen. */
export type BreakChoice = {
    id: Id;
    /**
     * @description Its name.
     * @example Pausa visual (PVD)
     */
    name: string;
    /**
     * @description Whether one has to say why.
     * @example false
     */
    reasonRequired: boolean;
};
/** @description One's place in the queue of a break. */
export type BreakTurn = {
    breakType: BreakName;
    /**
     * @description One's place, from 1 on.
     * @example 2
     */
    position: number;
    /**
     * @description How many of the skill are in this break now.
     * @example 4
     */
    resting: number;
    /**
     * @description How many may be at once.
     * @example 4
     */
    most: number;
    /**
     * Format: date-time
     * @description When one's turn is expected, if everybody takes the whole break: an estimate.
     * @example 2026-03-05T10:20:00.000Z
     */
    expectedAt: string;
    /**
     * Format: date-time
     * @description Until when a place is held for oneself; null while there is none.
     * @example null
     */
    offeredUntil: string | null;
};
/** @description Where somebody stands. */
export type OwnClock = {
    /**
     * @description Whether the person has a clock: a contract in force today, or a day without an exit.
     * @example true
     */
    isEmployed: boolean;
    /**
     * @description The employee group of the person whose members do not clock in by the portal (FIC-11); null where they do.
     * @example null
     */
    barredBy: string | null;
    /**
     * @description Where they stand.
     * @example work
     * @enum {string}
     */
    state: "out" | "work" | "break";
    /**
     * Format: date-time
     * @description When it began; null for who has not come today.
     * @example 2026-03-05T08:00:00.000Z
     */
    since: string | null;
    /** @description What the time that runs counts as; null for who is out. */
    counts: Counts | null;
    breakType: BreakName | null;
    mode: ClockMode;
    /**
     * @description IANA: that of the work center, in which the day is counted; one's own without a contract.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: date
     * @description The working day at hand.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Format: date-time
     * @description The first entry of the day.
     */
    startedAt: string | null;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /** @description An earlier day whose exit is missing; null for none. It can be said by `clock.press` with `at`. */
    forgotten: {
        /**
         * Format: date
         * @description The day.
         * @example 2026-03-04
         */
        date: string;
        startedAt: Instant;
        /**
         * Format: date-time
         * @description The last that is known of it.
         * @example 2026-03-04T12:10:00.000Z
         */
        lastAt: string;
    } | null;
    /** @description The breaks to choose from, in their order and in the language of the person. */
    breakTypes: BreakChoice[];
    /**
     * Format: uuid
     * @description The break that one press begins (FIC-1): the last one taken in the last days, otherwise the first to choose from; never one that asks for a reason. Null for none.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    usualBreakTypeId: string | null;
    /** @description The break that one waits for; null for none (ONL-8). */
    breakTurn: BreakTurn | null;
    now: Instant;
};
/** @description One's clock. */
export type One = {
    data: OwnClock;
};
/**
 * @description A code of the error catalogue. The SDK holds its words in five languages.
 * @enum {string}
 */
export type ErrorCode = "blank" | "invalid" | "referenced" | "format" | "too_long" | "too_short" | "inclusion" | "taken" | "not_number" | "greater_than" | "less_than" | "confirmation" | "content_type_invalid" | "file_size_out_of_range" | "reauthentication" | "stale" | "own_account" | "last_holder" | "too_soon" | "limit_reached" | "full" | "unreachable" | "dead_end" | "read_only" | "out_of_reach" | "no_space" | "month_locked";
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
/**
 * @description Coming, going, or the beginning and the end of a break.
 * @example in
 * @enum {string}
 */
export type PressedKind = "in" | "out" | "break_start" | "break_end";
/** @description What is pressed. */
export type ClockPress = {
    kind: PressedKind;
    /**
     * Format: uuid
     * @description Of which type the break is that begins.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    breakTypeId?: string | null;
    /**
     * @description Why, of a break that asks for it.
     * @example Cita en el banco
     */
    reason?: string;
    mode?: ClockMode;
    /**
     * Format: date-time
     * @description When it was, if not now.
     * @example 2026-03-05T15:00:00.000Z
     */
    at?: string;
    /**
     * @description Whether `at` is when it was pressed on a device without a network.
     * @example false
     */
    isOffline?: boolean;
};
/**
 * @description Coming, going, or the beginning and the end of a break; `void` takes back the entry that it replaces.
 * @example in
 * @enum {string}
 */
export type ClockKind = "in" | "out" | "break_start" | "break_end" | "void";
/**
 * @description Where an entry comes from: `offline` was pressed without a network by the clock of the device, `declared` was said afterwards, `agent` follows the state as an agent.
 * @example portal
 * @enum {string}
 */
export type ClockSource = "portal" | "offline" | "declared" | "agent" | "import" | "correction" | "automatic";
/** @description Who did it. */
export type Person = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
};
/** @description One entry of somebody's clock. */
export type ClockEntry = {
    id: Id;
    person: Person;
    /**
     * @description Its place in the record of the person, without a gap.
     * @example 412
     */
    number: number;
    /**
     * Format: date
     * @description The day on the calendar of its zone.
     * @example 2026-03-05
     */
    date: string;
    /**
     * Format: date
     * @description The working day that it belongs to: that on which the person came in (FIC-4).
     * @example 2026-03-04
     */
    workday: string;
    kind: ClockKind;
    /**
     * Format: date-time
     * @description The instant that counts.
     * @example 2026-03-05T08:00:00.000Z
     */
    at: string;
    /**
     * Format: date-time
     * @description When it arrived by the clock of the server.
     * @example 2026-03-05T08:00:00.000Z
     */
    recordedAt: string;
    /**
     * @description IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    breakType: BreakName | null;
    /**
     * @description Why: of a break that asks for it, or of a correction.
     * @example null
     */
    reason: string | null;
    mode: ClockMode;
    source: ClockSource;
    /** @description Who pressed it. */
    createdBy: Person | null;
    /**
     * Format: uuid
     * @description The entry that this one corrects.
     * @example null
     */
    replaces: string | null;
    /**
     * @description Whether a correction stands in its place: it is kept, and counts no more.
     * @example false
     */
    isReplaced: boolean;
    /**
     * @description SHA-256 of the entry and of the hash of the one before it in the record of the person, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    hash: string;
};
/**
 * @description What `after` takes to get the rows that follow this page; null when none do. With `after` the counts are those of the page that it began with.
 * @example null
 */
export type Next = string | null;
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
/**
 * @description What became of it: `pending` waits for the other side; `approved` is in force; `expired` was never answered.
 * @example pending
 * @enum {string}
 */
export type ClockCorrectionState = "pending" | "approved" | "rejected" | "withdrawn" | "expired";
/**
 * @description Which side has asked for it.
 * @example employee
 * @enum {string}
 */
export type ClockCorrectionSide = "employee" | "company";
/**
 * @description An entry that is missing, one that is wrong, one that should not be there.
 * @example add
 * @enum {string}
 */
export type ClockCorrectionChange = "add" | "change" | "remove";
/** @description An entry as it is or should be. */
export type CorrectedEntry = {
    kind: PressedKind;
    at: Instant;
    breakType: BreakName | null;
    mode: ClockMode;
};
/** @description A file that proves what a correction says. */
export type CorrectionFile = {
    id: Id;
    /**
     * @description What it was called when it was sent, with the ending of what it is.
     * @example justificante.pdf
     */
    name: string;
    /**
     * @description What its content says that it is.
     * @example pdf
     * @enum {string}
     */
    kind: "pdf" | "png" | "jpeg";
    /**
     * @description Its bytes.
     * @example 48213
     */
    size: number;
};
/**
 * @description How it is decided.
 * @example approved
 * @enum {string}
 */
export type HeldDecision = "approved" | "rejected";
/**
 * @description Whose agreement a correction needs: that of both sides; or one signature is enough, that of the person or that of the company. What that side asks for is in force at once; what the other asks for waits for it.
 * @example both
 * @enum {string}
 */
export type CorrectionConsent = "both" | "employee" | "company";
/** @description A correction of one entry of somebody's clock. */
export type ClockCorrection = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * @description The working day that it is of.
     * @example 2026-03-05
     */
    date: string;
    /**
     * @description IANA: that of the day.
     * @example Europe/Madrid
     */
    timeZone: string;
    change: ClockCorrectionChange;
    /**
     * Format: uuid
     * @description The entry that is wrong.
     * @example null
     */
    entryId: string | null;
    /** @description What was recorded; null where an entry is missing. */
    before: CorrectedEntry | null;
    /** @description What should have been; null where there should be none. */
    after: CorrectedEntry | null;
    /**
     * @description Why.
     * @example Olvidé fichar la salida
     */
    reason: string;
    side: ClockCorrectionSide;
    askedBy: Person;
    state: ClockCorrectionState;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description Until when the other side can answer.
     * @example 2026-03-20T09:00:00.000Z
     */
    expiresAt: string;
    /** @description In whose place. */
    decidedFor: Person | null;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * @description When it was decided.
     */
    decidedAt: string | null;
    /**
     * @description What was said to it.
     * @example null
     */
    decision: string | null;
    /** @description What proves it, to the person and to who may decide on it; to others there is none. Those of a correction in force are kept for four years, as the record is, those of others for ninety days after its end; of one that is taken back they go at once. */
    files: CorrectionFile[];
    /** @description One's own decision that may still be taken back; null when there is none. */
    held: {
        as: HeldDecision;
        until: Instant;
    } | null;
    consent: CorrectionConsent;
    /**
     * @description Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * @description Whether whoever asks has asked for it, and nobody has decided.
     * @example true
     */
    canWithdraw: boolean;
};
/** @description What should stand in the record. */
export type ClockCorrectionInput = {
    /**
     * Format: uuid
     * @description Whose record it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    change: ClockCorrectionChange;
    /**
     * Format: uuid
     * @description Which entry is wrong; none where one is missing.
     * @example null
     */
    entryId?: string | null;
    kind?: PressedKind;
    /**
     * Format: date-time
     * @description When it was. Needed unless an entry is to be removed.
     * @example 2026-03-05T16:00:00.000Z
     */
    at?: string;
    /**
     * Format: uuid
     * @description Of which type the break is that begins.
     * @example null
     */
    breakTypeId?: string | null;
    mode?: ClockMode;
    /**
     * @description Why. Both sides read it, and it stays in the record.
     * @example Olvidé fichar la salida
     */
    reason: string;
    /** @description What proves it: files that one has uploaded by correctionFiles.create. One that another correction has is `inclusion`. */
    fileIds?: Id[];
};
/** @description One correction. */
export type One2 = {
    data: ClockCorrection;
};
/**
 * @description `missing`: the shift has begun longer ago than somebody may be late, and nothing was recorded; `working`, `break`: by the last entry; `gone`: home, or the exit is missing; `expected`: work is planned and has not begun, or nobody knows when it does; `free`: nothing is planned; `no_plan`: no contract is in force.
 * @example working
 * @enum {string}
 */
export type TeamState = "missing" | "working" | "break" | "gone" | "expected" | "free" | "no_plan";
/**
 * @description Something to look at: an entry or an exit is missing; by the time rules that hold: more effective work than a day has, too short since the day before, too long without a break, too little rest in fourteen days, too much of fifteen days by night, overtime of who works by night; a break longer than its type allows; a time that the clock of the server has not seen; where a shift is planned, the first entry too long after its beginning, or too much work outside of it.
 * @example missing_out
 * @enum {string}
 */
export type DayIncident = "missing_in" | "missing_out" | "excess" | "short_rest" | "missing_rest" | "weekly_rest" | "night_limit" | "night_overtime" | "break_exceeded" | "unverified" | "late" | "outside_shift";
/** @description What was asked for and is not decided. */
export type TeamPending = {
    /**
     * @description Corrections of the record.
     * @example 1
     */
    corrections: number;
    /**
     * @description Requests for access, as far as who looks decides on them.
     * @example 0
     */
    accesses: number;
    /**
     * @description How many of all wait for who looks.
     * @example 1
     */
    mine: number;
};
/** @description Somebody as they stand today. */
export type TeamMember = {
    id: Id;
    person: Person;
    /**
     * @description The employee code.
     * @example CA00021
     */
    code: string;
    state: TeamState;
    /**
     * Format: date-time
     * @description When they came in, went into the break or went home; of who is missing or expected when the shift begins, if that is known.
     * @example 2026-03-05T08:00:00.000Z
     */
    since: string | null;
    /**
     * Format: date
     * @description The day that is looked at.
     * @example 2026-03-05
     */
    date: string;
    /**
     * @description IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * Format: date-time
     * @description When the shift of the day begins; null where no times are planned.
     * @example 2026-03-05T08:00:00.000Z
     */
    shiftStartsAt: string | null;
    /**
     * @description Effective work of the day so far.
     * @example 7200
     */
    effectiveSeconds: number;
    /** @description What is to be looked at. */
    incidents: DayIncident[];
    /**
     * @description Worked beyond or below what the days of this month asked for, as far as they are over.
     * @example -25
     */
    monthBalanceMinutes: number;
    /**
     * @description What is in the bank of hours.
     * @example 130
     */
    bankMinutes: number;
    pending: TeamPending;
};
/** @description Where this page stands in the whole list, and how many of all that match there are. */
export type TeamMeta = {
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
     * @example 18
     */
    totalCount: number;
    /**
     * @description Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * @description Who is at work or in a break.
     * @example 11
     */
    present: number;
    /**
     * @description Who is missing.
     * @example 1
     */
    missing: number;
    /**
     * @description Of whom something waits for who looks.
     * @example 2
     */
    waiting: number;
};
/**
 * @description `open`: at work; `closed`: has gone home, or the exit is missing; `expected`: the contract asks for work today, and nothing was recorded yet; `missing`: it asked for work on a day that is over, and nothing was recorded; `free`: a holiday, a day without work or without a contract, one before people clocked in at the work center, or of somebody who has left. Today is that of the zone of the work center.
 * @example closed
 * @enum {string}
 */
export type WorkdayState = "open" | "closed" | "expected" | "missing" | "free";
/** @description A day of one person. A night that began on it belongs to it (FIC-4). */
export type Workday = {
    /**
     * @description The person and the day.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-03-05
     */
    id: string;
    person: Person;
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-05
     */
    date: string;
    state: WorkdayState;
    /**
     * Format: date-time
     * @description The first entry.
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description The last exit; null while at work, and where there was none.
     */
    endedAt: string | null;
    /**
     * @description IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /**
     * @description Effective work less what is planned; null while the day is not over.
     * @example -20
     */
    balanceMinutes: number | null;
    /** @description What there is to look at. */
    incidents: DayIncident[];
    /**
     * @description The name of the holiday.
     * @example null
     */
    holiday: string | null;
    /**
     * @description What stands in the place of work, all day or for a part of it: approved vacation, or an absence, of whatever kind.
     * @example null
     * @enum {string|null}
     */
    absence: "vacation" | "absence" | null;
    /**
     * @description Where the person works on that day.
     * @example A Coruña
     */
    workCenter: string | null;
};
/**
 * @description Whether the rows that match were counted and added up: `totals: soon` leaves it out of a long list. Without it what they add up to is 0.
 * @example true
 */
export type HasTotals = boolean;
/** @description Where this page stands, and what all the rows that match add up to. */
export type WorkdaysMeta = {
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
    hasTotals: HasTotals;
    /**
     * @description Rows in all; without totals those until the one behind this page.
     * @example 12
     */
    totalCount: number;
    /**
     * @description Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * @description Effective work of all of them.
     * @example 552000
     */
    effectiveSeconds: number;
    /**
     * @description What the contracts ask for on all of them.
     * @example 9600
     */
    theoreticalMinutes: number;
    /**
     * @description The balances of those that are over.
     * @example -40
     */
    balanceMinutes: number;
    /**
     * @description How many of them have something to look at.
     * @example 2
     */
    incidents: number;
};
/**
 * @description Where the plan of the day comes from.
 * @example pattern
 * @enum {string}
 */
export type PlanSource = "shift" | "pattern" | "contract";
/**
 * @description `extra`: work on a day that was free; `replaced`: other times than the pattern says; `moved`: from another day or person; `off`: a day off.
 * @example replaced
 * @enum {string}
 */
export type ShiftKind = "extra" | "replaced" | "moved" | "off";
/** @description From one instant to another. */
export type ShiftSpan = {
    startedAt: Instant;
    endedAt: Instant;
};
/** @description The shift of a day as instants. */
export type WorkdayPlan = {
    source: PlanSource;
    /** @description What kind of dated shift it is. */
    kind: ShiftKind | null;
    /** @description When work is planned, in order; none on a day that is free. */
    spans: ShiftSpan[];
    /** @description Effective work outside of it, each of a minute at least; none while the day is no incident `outside_shift`. */
    outside: ShiftSpan[];
};
/** @description A limit of working time and where it stands. */
export type TimeLimit = {
    /**
     * @description How long.
     * @example 540
     */
    minutes: number;
    /**
     * @description Whether days are judged by it.
     * @example true
     */
    isOn: boolean;
    /**
     * @description The article that sets it.
     * @example ET art. 34.3
     */
    source: string;
};
/** @description The limits of working time. `day`: effective work of it, more is the incident `excess`; `rest`: from the end of a day to the beginning of the next, less is `short_rest`; `stretch`: at work without a break, more is `missing_rest`; `week`: uninterrupted rest of a week, which may be put together within fourteen days, less is `weekly_rest`; `night`: effective work of a day on average of fifteen, of who normally works three hours of it between 22:00 and 6:00, more is `night_limit`; `nightOvertime`: what one who works by night does beyond what is planned of a day, in whole minutes, more is `night_overtime`; `late`: the first entry after the shift began; `outside`: effective work outside of the shift, more is `outside_shift`. */
export type TimeLimits = {
    day: TimeLimit;
    rest: TimeLimit;
    stretch: TimeLimit;
    week: TimeLimit;
    night: TimeLimit;
    nightOvertime: TimeLimit;
    late: TimeLimit;
    outside: TimeLimit;
};
/** @description The time rules that hold for the person on the day. */
export type WorkdayRules = {
    id: Id;
    /**
     * @description What they are called.
     * @example Estatuto de los Trabajadores
     */
    name: string;
    limits: TimeLimits;
    /**
     * @description So long a break has to be to end a stretch of work.
     * @example 15
     */
    pauseMinutes: number;
};
/**
 * @description What an agent does. `no_signal`: the session lives, but nothing was heard for a minute. `offline`: no session, or none in which the agent went online.
 * @enum {string}
 */
export type AgentState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "no_signal" | "offline";
/** @description A skill or a project. */
export type NamedThing = {
    id: Id;
    /**
     * @description Its name.
     * @example Ventas Telenova
     */
    name: string;
};
/** @description A time in one state as an agent. */
export type AgentSpan = {
    state: AgentState;
    skill: NamedThing | null;
    breakType: BreakName | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * @description Null while it lasts.
     */
    endedAt: string | null;
    /**
     * @description Who changed to it.
     * @example agent
     * @enum {string}
     */
    origin: "agent" | "coordinator" | "system";
};
/** @description A time of which clock and agent say two things. */
export type Contradiction = {
    /**
     * @description `before_in`, `after_out`: at work as an agent before having come in, or after having gone home; `clock_break`: in a break for the clock, at work as an agent; `agent_break`: at work for the clock, in a break as an agent.
     * @example after_out
     * @enum {string}
     */
    kind: "before_in" | "after_out" | "clock_break" | "agent_break";
    state: AgentState;
    startedAt: Instant;
    /**
     * Format: date-time
     * @description Null while it lasts.
     */
    endedAt: string | null;
};
/** @description Time without a change. */
export type WorkdaySegment = {
    /**
     * @description What it is.
     * @example work
     * @enum {string}
     */
    kind: "work" | "break";
    startedAt: Instant;
    /**
     * Format: date-time
     * @description Null while it runs.
     */
    endedAt: string | null;
    breakType: BreakName | null;
    mode: ClockMode;
    counts: Counts;
};
/** @description A day with everything behind it. */
export type WorkdayDetail = {
    workday: Workday;
    /** @description What is planned of the day; null where only the minutes of the contract are known. */
    plan: WorkdayPlan | null;
    rules: WorkdayRules;
    /** @description What the person was in as an agent, in order, without overlaps; what lies between two is offline. A state belongs to the day on which it began, in the night to that of the span. */
    states: AgentSpan[];
    /** @description Where clock and agent say two things for a minute at least, in order. */
    contradictions: Contradiction[];
    /** @description In order, without overlaps. */
    segments: WorkdaySegment[];
    /** @description What was recorded. */
    entries: ClockEntry[];
};
/**
 * @description What days are added up to.
 * @default month
 * @example month
 * @enum {string}
 */
export type PeriodUnit = "day" | "week" | "month";
/**
 * @description Days on which something was recorded.
 * @example 21
 */
export type WorkedDays = number;
/**
 * @description Effective work that the contracts ask for.
 * @example 572400
 */
export type OrdinarySeconds = number;
/**
 * @description Effective work of a day beyond what a part-time contract asks for (ET art. 12.5).
 * @example 0
 */
export type ComplementarySeconds = number;
/**
 * @description Effective work of a day beyond what any other contract asks for, and of days without one (ET art. 35.1).
 * @example 5400
 */
export type ExtraSeconds = number;
/**
 * @description Effective work less what the contracts ask for, of the days that are over; null while none is.
 * @example -20
 */
export type BalanceMinutes = number | null;
/**
 * @description Days with something to look at.
 * @example 1
 */
export type IncidentDays = number;
/** @description What somebody worked in a day, a week or a month. */
export type WorkingHours = {
    /**
     * @description The person and the first day.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-03-01
     */
    id: string;
    person: Person;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-01
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-03-31
     */
    until: string;
    workedDays: WorkedDays;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceMinutes: BalanceMinutes;
    incidentDays: IncidentDays;
};
/** @description Where this page stands, and what all the rows that match add up to. */
export type WorkingHoursMeta = {
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
    hasTotals: HasTotals;
    /**
     * @description Rows in all; without totals those until the one behind this page.
     * @example 12
     */
    totalCount: number;
    /**
     * @description Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    /**
     * @description Whose they are.
     * @example 12
     */
    people: number;
    workedDays: WorkedDays;
    presenceSeconds: PresenceSeconds;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    unallocatedSeconds: UnallocatedSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceMinutes: BalanceMinutes;
    incidentDays: IncidentDays;
};
/** @description Something to choose. */
export type Choice = {
    id: Id;
    /**
     * @description What it is called.
     * @example A Coruña
     */
    name: string;
};
/** @description What working time can be narrowed by. */
export type ReportChoices = {
    /** @description Employee groups. */
    groups: Choice[];
    /** @description Who coordinates them. */
    coordinators: Choice[];
    /** @description What they work in. */
    projects: Choice[];
    /** @description What they answer for, or did. */
    skills: Choice[];
    /** @description Where they work, or did. */
    workCenters: Choice[];
};
/** @description Effective time at a skill, or at none. */
export type SkillHours = {
    /**
     * @description The person and the skill.
     * @example :0193b3a0-0000-4000-8000-000000000001
     */
    id: string;
    /** @description Whose it is; null where the rows are skills. */
    person: Person | null;
    /** @description The skill; null for time that none explains. */
    skill: Choice | null;
    /**
     * @description How many people it is of.
     * @example 12
     */
    people: number;
    /**
     * @description Effective time.
     * @example 572400
     */
    seconds: number;
    /**
     * @description Of all effective time that is asked for, or of that of the person.
     * @example 0.42
     */
    share: number;
};
/** @description Where this page stands, and what all the rows that match add up to. */
export type SkillHoursMeta = {
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
    /**
     * @description Effective time.
     * @example 572400
     */
    seconds: number;
    /**
     * @description What of it no skill explains.
     * @example 5400
     */
    unallocatedSeconds: number;
};
/**
 * @description A SHA-256 in hexadecimal.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type Digest = string;
/** @description What the whole time record was at the end of a day. */
export type TimeAnchor = {
    /**
     * @description Its place, without a gap.
     * @example 92
     */
    number: number;
    /**
     * Format: date
     * @description The day in UTC that was over.
     * @example 2026-03-05
     */
    day: string;
    madeAt: Instant;
    /**
     * @description How many people had entries by then.
     * @example 300
     */
    people: number;
    /**
     * @description How many entries they had.
     * @example 81204
     */
    entries: number;
    root: Digest;
    /**
     * @description The hash of the anchor before; empty for the first.
     * @example
     */
    previous: string;
    hash: Digest;
    /**
     * @description The id of the key that signed it.
     * @example 5f2b0c1d9e8a7b64
     */
    key: string;
    /**
     * @description Ed25519, in hexadecimal.
     * @example 00ff
     */
    signature: string;
};
/** @description A public key of the time record. */
export type RecordKey = {
    /**
     * @description The first 16 digits of the SHA-256 of the key (SubjectPublicKeyInfo).
     * @example 5f2b0c1d9e8a7b64
     */
    id: string;
    /**
     * @description Ed25519, as PEM.
     * @example -----BEGIN PUBLIC KEY-----
     *     MCowBQYDK2VwAyEA
     *     -----END PUBLIC KEY-----
     */
    publicKey: string;
    /**
     * Format: date-time
     * @description When it was first used.
     * @example 2026-03-05T00:00:01.000Z
     */
    since: string;
    /**
     * @description Whether it signs now.
     * @example true
     */
    isCurrent: boolean;
};
/**
 * @description Where it stands; after seven days it is `expired`, and its file is gone.
 * @example ready
 * @enum {string}
 */
export type RecordPackageState = "queued" | "making" | "ready" | "failed" | "expired";
/** @description A package of the time record. */
export type RecordPackage = {
    id: Id;
    state: RecordPackageState;
    /**
     * @description `full` holds every entry and correction; `totals`, for representatives, working days only.
     * @example full
     * @enum {string}
     */
    detail: "full" | "totals";
    /**
     * Format: date
     * @description The first day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-03-31
     */
    until: string;
    /**
     * @description How many people it is of.
     * @example 12
     */
    people: number;
    /** @description The one it is of; null of several. */
    person: Person | null;
    /**
     * @description Steps done.
     * @example 48
     */
    done: number;
    /**
     * @description Steps in all.
     * @example 48
     */
    total: number;
    /**
     * @description Bytes of the file.
     * @example 120345
     */
    size: number | null;
    /**
     * @description SHA-256 of the file, in hexadecimal.
     * @example null
     */
    sha256: string | null;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was ready.
     * @example 2026-03-05T10:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * @description Until when it can be downloaded.
     * @example 2026-03-12T10:00:02.000Z
     */
    expiresAt: string | null;
    /**
     * @description Whether it was made under a grant.
     * @example false
     */
    isGranted: boolean;
};
/** @description Whose record, and of which days. */
export type RecordPackageInput = {
    /** @description Of these people; everybody in reach, narrowed by what follows, unless given. */
    employeeIds?: Id[];
    /**
     * Format: uuid
     * @description Only of the people of this coordinator, as of today.
     * @example null
     */
    coordinatorId?: string | null;
    /**
     * Format: uuid
     * @description Only of the people with a contract at this work center in the period.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Format: uuid
     * @description Under this grant: its people, within its period.
     * @example null
     */
    grantId?: string | null;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-03-31
     */
    until: string;
};
/** @description One package. */
export type One3 = {
    data: RecordPackage;
};
/**
 * @description Where it stands.
 * @example current
 * @enum {string}
 */
export type RecordGrantState = "current" | "planned" | "past" | "revoked";
/**
 * @description Who the holder is: of the Inspección de Trabajo, or of the representación legal of the workers.
 * @example inspector
 * @enum {string}
 */
export type RecordGrantRole = "inspector" | "representative";
/** @description A read-only access to the time record, for a time. */
export type RecordGrant = {
    id: Id;
    holder: Person;
    role: RecordGrantRole;
    state: RecordGrantState;
    /**
     * @description How many people it names; null of a work center.
     * @example 1
     */
    people: number | null;
    /**
     * @description The name of the work center.
     * @example null
     */
    workCenter: string | null;
    /**
     * Format: date
     * @description The first day that can be read.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * @description The last one.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Format: date-time
     * @description From when on.
     * @example 2026-03-20T09:00:00.000Z
     */
    startsAt: string;
    /**
     * Format: date-time
     * @description Until when.
     * @example 2026-04-15T22:00:00.000Z
     */
    endsAt: string;
    /**
     * @description Why.
     * @example Requerimiento de la Inspección
     */
    reason: string;
    grantedBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was taken back.
     * @example null
     */
    revokedAt: string | null;
};
/** @description Who reads what, and until when. */
export type RecordGrantInput = {
    userId: Id;
    role: RecordGrantRole;
    /** @description The record of these people. */
    employeeIds?: Id[];
    /**
     * Format: uuid
     * @description Or that of everybody with a contract at this work center in the period.
     * @example null
     */
    workCenterId?: string | null;
    /**
     * Format: date
     * @description The first day that can be read.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * @description The last one.
     * @example 2026-03-31
     */
    until: string;
    /**
     * Format: date-time
     * @description From when on it can be read, ninety days ahead at most; at once unless given.
     * @example null
     */
    startsAt?: string | null;
    /**
     * Format: date-time
     * @description Until when, thirty days after the beginning at most.
     * @example 2026-04-15T22:00:00.000Z
     */
    endsAt: string;
    /**
     * @description Why. The people concerned read it.
     * @example Requerimiento de la Inspección
     */
    reason: string;
};
/** @description One grant. */
export type One4 = {
    data: RecordGrant;
};
/** @description That somebody has looked at a record. */
export type RecordView = {
    id: Id;
    person: Person;
    viewer: Person;
    /** @description In which role; null without a grant. */
    role: RecordGrantRole | null;
    /**
     * @description Working days on the screen, or a package that was downloaded.
     * @example days
     * @enum {string}
     */
    what: "days" | "package";
    /**
     * Format: date
     * @description The first day.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-03-31
     */
    until: string;
    /**
     * @description The reason of the grant.
     * @example Requerimiento de la Inspección
     */
    reason: string | null;
    at: Instant;
};
/**
 * @description A month.
 * @example 2026-02
 */
export type Month = string;
/**
 * @description `open`: the person has not confirmed it; `confirmed`: they have; `locked`: nothing of it changes any more; `reopened`: it was locked or confirmed, and is to be confirmed anew.
 * @example confirmed
 * @enum {string}
 */
export type MonthSheetState = "open" | "confirmed" | "locked" | "reopened";
/**
 * @description Effective work less what the contracts ask for.
 * @example -1200
 */
export type BalanceSeconds = number;
/** @description The sheet of a person and month. */
export type MonthSheet = {
    /**
     * @description The person and the month.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-02
     */
    id: string;
    person: Person;
    month: Month;
    state: MonthSheetState;
    /**
     * @description Whether a contract of the month was part-time: then the law wants the summary acknowledged (ET art. 12.4.c).
     * @example true
     */
    partTime: boolean;
    /**
     * @description Whether the month is over where the person works.
     * @example true
     */
    isOver: boolean;
    workedDays: WorkedDays;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceSeconds: BalanceSeconds;
    incidentDays: IncidentDays;
    /**
     * @description Days whose entry or exit is missing.
     * @example 0
     */
    missingDays: number;
    /**
     * @description Corrections of its days that wait.
     * @example 0
     */
    pendingCorrections: number;
    /**
     * @description Whether a day says something else of work than was confirmed.
     * @example false
     */
    isDifferent: boolean;
    /**
     * Format: date-time
     * @description When the person confirmed it.
     * @example 2026-03-02T09:00:00.000Z
     */
    confirmedAt: string | null;
    /**
     * Format: date-time
     * @description When it was locked.
     * @example null
     */
    lockedAt: string | null;
    /**
     * Format: date-time
     * @description When the person was last sent the summary.
     * @example null
     */
    remindedAt: string | null;
};
/** @description Where this page stands, and how many of all that match are in which state. */
export type MonthSheetsMeta = {
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
    /**
     * @description Not confirmed yet.
     * @example 4
     */
    open: number;
    /**
     * @description Confirmed and not locked.
     * @example 6
     */
    confirmed: number;
    /**
     * @description Locked.
     * @example 1
     */
    locked: number;
    /**
     * @description To be confirmed anew.
     * @example 1
     */
    reopened: number;
    /**
     * @description Of part-timers and not acknowledged.
     * @example 2
     */
    lacking: number;
};
/** @description To how many the summary is sent. */
export type Reminded = {
    /** @description To how many. */
    data: {
        /**
         * @description People who are told.
         * @example 12
         */
        told: number;
        /**
         * @description People who were told today already.
         * @example 3
         */
        already: number;
    };
};
/**
 * @description SHA-256 of the figures of the sheet as JSON.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type SheetHash = string;
/** @description A day of the month. */
export type MonthSheetDay = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-02-02
     */
    date: string;
    state: WorkdayState;
    /**
     * Format: date-time
     * @description The first entry.
     * @example 2026-02-02T08:00:00.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description The last exit.
     * @example 2026-02-02T16:00:00.000Z
     */
    endedAt: string | null;
    /**
     * @description IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    /**
     * @description Effective work less what the contract asks for; null while the day is not over.
     * @example 0
     */
    balanceSeconds: number | null;
    /** @description What to look at. */
    incidents: DayIncident[];
    /**
     * @description The holiday that it is.
     * @example null
     */
    holiday: string | null;
    /**
     * @description What stands in the place of work, all day or for a part of it: approved vacation, or an absence, of whatever kind.
     * @example null
     * @enum {string|null}
     */
    absence: "vacation" | "absence" | null;
};
/** @description What the days of a month add up to. */
export type MonthFigures = {
    workedDays: WorkedDays;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceSeconds: BalanceSeconds;
};
/**
 * @description What was done.
 * @example confirm
 * @enum {string}
 */
export type MonthSheetAct = "confirm" | "lock" | "reopen";
/** @description Something that was done with a sheet. */
export type MonthSheetEvent = {
    act: MonthSheetAct;
    at: Instant;
    by: Person;
    /**
     * @description Why it was reopened.
     * @example null
     */
    reason: string | null;
    hash: SheetHash;
};
/** @description The sheet of a person and month, with its days and its history. */
export type MonthSheetDetail = {
    /**
     * @description The person and the month.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-02
     */
    id: string;
    person: Person;
    month: Month;
    state: MonthSheetState;
    /**
     * @description Whether a contract of the month was part-time: then the law wants the summary acknowledged (ET art. 12.4.c).
     * @example true
     */
    partTime: boolean;
    /**
     * @description Whether the month is over where the person works.
     * @example true
     */
    isOver: boolean;
    workedDays: WorkedDays;
    effectiveSeconds: EffectiveSeconds;
    nonEffectiveSeconds: NonEffectiveSeconds;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    theoreticalMinutes: TheoreticalMinutes;
    balanceSeconds: BalanceSeconds;
    incidentDays: IncidentDays;
    /**
     * @description Days whose entry or exit is missing.
     * @example 0
     */
    missingDays: number;
    /**
     * @description Corrections of its days that wait.
     * @example 0
     */
    pendingCorrections: number;
    /**
     * @description Whether a day says something else of work than was confirmed.
     * @example false
     */
    isDifferent: boolean;
    /**
     * Format: date-time
     * @description When the person confirmed it.
     * @example 2026-03-02T09:00:00.000Z
     */
    confirmedAt: string | null;
    /**
     * Format: date-time
     * @description When it was locked.
     * @example null
     */
    lockedAt: string | null;
    /**
     * Format: date-time
     * @description When the person was last sent the summary.
     * @example null
     */
    remindedAt: string | null;
    hash: SheetHash;
    /** @description The days on which there is anything to say, in order. */
    days: MonthSheetDay[];
    /** @description Days with corrections that wait. */
    waitingDays: string[];
    /** @description What the record adds up to now, where a day says something else than was confirmed. */
    difference: MonthFigures | null;
    /** @description What was done with it, in order. */
    history: MonthSheetEvent[];
    /**
     * @description Whether whoever asks may confirm it now.
     * @example true
     */
    canConfirm: boolean;
};
/** @description One sheet. */
export type One5 = {
    data: MonthSheetDetail;
};
/** @description The hours of a person and month, as they go with the payslip. */
export type MonthSummary = {
    person: Person;
    month: Month;
    /**
     * @description Whether a contract of the month was part-time.
     * @example true
     */
    partTime: boolean;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    /**
     * Format: date-time
     * @description When the person confirmed these figures; null where they have not.
     * @example 2026-03-02T09:00:00.000Z
     */
    acknowledgedAt: string | null;
    hash: SheetHash;
};
/**
 * @description A state to look for. `cancellation_requested` is told apart: `end_requested` is where the request is to end early (`lastDay`), and `cancellation_requested` where it is to be cancelled as a whole.
 * @example end_requested
 * @enum {string}
 */
export type SearchedVacationState = "draft" | "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "rejected" | "expired" | "withdrawn" | "cancellation_requested" | "end_requested" | "cancelled" | "cancelled_by_company";
/**
 * @description Of which bucket: the vacation of the year, or the loose working days of an agreement.
 * @example annual
 * @enum {string}
 */
export type VacationKind = "annual" | "loose";
/**
 * @description What counts. Of natural and working days there are two units a day, so that a half day is whole; of hours a unit is a minute.
 * @example natural
 * @enum {string}
 */
export type LeaveUnit = "natural" | "working" | "hours";
/**
 * @description `preapproved`: one stage has agreed and another has not; `waiting`: on the waiting list of a vacation plan; `expired`: no place fell free in time, or an offer was not taken; `enjoyed`: approved, and its last day is over.
 * @example pending
 * @enum {string}
 */
export type VacationState = "draft" | "pending" | "waiting" | "preapproved" | "approved" | "enjoyed" | "rejected" | "expired" | "withdrawn" | "cancellation_requested" | "cancelled" | "cancelled_by_company";
/**
 * @description Who decides.
 * @example coordinator
 * @enum {string}
 */
export type ApprovalStage = "coordinator" | "hr";
/** @description A vacation plan by its name. */
export type PlanName = {
    id: Id;
    /**
     * @description Its name.
     * @example Atención al cliente
     */
    name: string;
};
/**
 * @description Why it waits for a decision: longer than the plan approves by itself; a first day without planned work, or more hours than are planned; nearer than the plan approves by itself; no place left; dates for which the plan says nothing; no period of requests is open for its dates; its period is resolved once it is closed; or the plan approves nothing by itself.
 * @example needs_decision
 * @enum {string}
 */
export type PendingReason = "invalid_duration" | "outside_shift" | "short_notice" | "no_quota" | "no_plan" | "outside_period" | "in_period" | "needs_decision";
/** @description A decision that is not in force yet. */
export type HeldVacationDecision = {
    /**
     * @description What was decided.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    until: Instant;
};
/** @description How a request stands in its vacation plan. */
export type OperationsStanding = {
    plan: PlanName;
    /** @description Why it waits for a decision; null where it does not. */
    reason: PendingReason | null;
    /**
     * @description Whether it takes a place of the quota on its dates.
     * @example true
     */
    hasPlace: boolean;
    /**
     * @description Whether it was approved by itself.
     * @example true
     */
    autoApproved: boolean;
    /**
     * @description Its place on the waiting list; null where it does not wait.
     * @example null
     */
    waitingPlace: number | null;
    /**
     * Format: date-time
     * @description Until when its places are offered; null where they are not.
     * @example null
     */
    offeredUntil: string | null;
    /**
     * Format: date
     * @description Until when the company answers, by the period of requests; null without.
     * @example null
     */
    answerBy: string | null;
    /**
     * @description Whether it should have been answered by now.
     * @example false
     */
    isLate: boolean;
    /**
     * @description Why it was approved beyond the quota.
     * @example null
     */
    overrideReason: string | null;
    /** @description A decision of one's own that can still be taken back; null otherwise. */
    held: HeldVacationDecision | null;
};
/** @description A vacation request. */
export type VacationRequest = {
    id: Id;
    person: Person;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * @description What it spends, in units.
     * @example 14
     */
    units: number;
    state: VacationState;
    /** @description The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day.
     * @example 2026-08-09
     */
    endsOn: string;
    /**
     * @description How many dates it has, whether or not they count.
     * @example 7
     */
    dayCount: number;
    /**
     * @description What whoever decides should know.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * @description Whether the person agreed to a shorter notice.
     * @example false
     */
    agreed: boolean;
    /**
     * @description Whether it was asked for with less notice than the policy has (ET art. 38.3).
     * @example false
     */
    shortNotice: boolean;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * @description When HR may decide in the place of who coordinates; null where nobody does.
     * @example null
     */
    escalatesAt: string | null;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * @description Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * @description Whether whoever asks may change it: their draft, or their request of a vacation plan that waits.
     * @example false
     */
    canEdit: boolean;
    /**
     * @description Whether whoever asks may take it back.
     * @example true
     */
    canWithdraw: boolean;
    /**
     * @description Whether whoever asks may ask for its cancellation.
     * @example false
     */
    canCancel: boolean;
    /**
     * @description Whether whoever asks may cancel it for the company.
     * @example false
     */
    canCancelByCompany: boolean;
    /**
     * Format: date
     * @description The last day that is to be taken where it was asked to end early, which waits as `cancellation_requested`; null of any other.
     * @example null
     */
    lastDay: string | null;
    /**
     * @description Whether whoever asks may ask to end it early.
     * @example false
     */
    canEndEarly: boolean;
    /**
     * @description Whether whoever asks may end it early.
     * @example false
     */
    canEndEarlyByCompany: boolean;
    /**
     * @description Whether it is in the archive.
     * @example false
     */
    isArchived: boolean;
    /**
     * @description Whether whoever asks may put it into the archive, or bring it back from there.
     * @example false
     */
    canArchive: boolean;
    /** @description How it stands in the vacation plan it was judged by; null without one. */
    operations: OperationsStanding | null;
};
/**
 * @description Which part of the day.
 * @example day
 * @enum {string}
 */
export type DayPart = "day" | "morning" | "afternoon" | "hours";
/** @description A day that is asked for. */
export type VacationDayInput = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-08-03
     */
    date: string;
    part?: DayPart;
    /**
     * @description How long; only with `hours`.
     * @example null
     */
    minutes?: number | null;
};
/** @description What is asked for. */
export type VacationRequestInput = {
    /**
     * Format: uuid
     * @description Whose vacation it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** @description Each day of it, whether or not it counts. */
    days: VacationDayInput[];
    /**
     * @description What whoever decides should know.
     * @example Semana en el norte
     */
    comment?: string | null;
    /**
     * @description Whether the person agrees to dates that are nearer than the notice of the policy (ET art. 38.3).
     * @example false
     */
    agreed?: boolean;
    /**
     * @description Whether it is only kept, and not asked for yet.
     * @example false
     */
    draft?: boolean;
};
/**
 * @description Why a day counts, or does not.
 * @example natural_day
 * @enum {string}
 */
export type CountReason = "natural_day" | "working_day" | "half_day" | "hours" | "holiday" | "weekend" | "not_planned" | "no_contract";
/** @description A day of a request and what it counts. */
export type CountedDay = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-08-03
     */
    date: string;
    part: DayPart;
    /**
     * @description How long; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * @description What it spends.
     * @example 2
     */
    units: number;
    reason: CountReason;
    /**
     * @description The holiday of the day.
     * @example null
     */
    holiday: string | null;
};
/** @description A bucket that is spent. */
export type SpentBucket = {
    bucketId: Id;
    kind: VacationKind;
    /**
     * @description The year that it is of.
     * @example 2026
     */
    year: number;
    unit: LeaveUnit;
    /**
     * Format: date
     * @description The last day that it can be spent on.
     * @example 2027-01-31
     */
    validUntil: string;
    /**
     * @description What is spent of it.
     * @example 14
     */
    units: number;
    /**
     * @description What is left of it then.
     * @example 42
     */
    left: number;
};
/** @description A state that a request has had. */
export type VacationAct = {
    /** @description In whose place. */
    onBehalfOf: Person | null;
    state: VacationState;
    at: Instant;
    by: Person;
    /** @description For which stage it was decided; null where it was not decided on. */
    stage: ApprovalStage | null;
    /**
     * @description What was said.
     * @example null
     */
    comment: string | null;
    /**
     * Format: date
     * @description The last day that is taken, where it was asked to end early or was ended so.
     * @example null
     */
    lastDay: string | null;
};
/** @description A vacation request with its days and its history. */
export type VacationRequestDetail = {
    id: Id;
    person: Person;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * @description What it spends, in units.
     * @example 14
     */
    units: number;
    state: VacationState;
    /** @description The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day.
     * @example 2026-08-09
     */
    endsOn: string;
    /**
     * @description How many dates it has, whether or not they count.
     * @example 7
     */
    dayCount: number;
    /**
     * @description What whoever decides should know.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * @description Whether the person agreed to a shorter notice.
     * @example false
     */
    agreed: boolean;
    /**
     * @description Whether it was asked for with less notice than the policy has (ET art. 38.3).
     * @example false
     */
    shortNotice: boolean;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * @description When HR may decide in the place of who coordinates; null where nobody does.
     * @example null
     */
    escalatesAt: string | null;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * @description Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * @description Whether whoever asks may change it: their draft, or their request of a vacation plan that waits.
     * @example false
     */
    canEdit: boolean;
    /**
     * @description Whether whoever asks may take it back.
     * @example true
     */
    canWithdraw: boolean;
    /**
     * @description Whether whoever asks may ask for its cancellation.
     * @example false
     */
    canCancel: boolean;
    /**
     * @description Whether whoever asks may cancel it for the company.
     * @example false
     */
    canCancelByCompany: boolean;
    /**
     * Format: date
     * @description The last day that is to be taken where it was asked to end early, which waits as `cancellation_requested`; null of any other.
     * @example null
     */
    lastDay: string | null;
    /**
     * @description Whether whoever asks may ask to end it early.
     * @example false
     */
    canEndEarly: boolean;
    /**
     * @description Whether whoever asks may end it early.
     * @example false
     */
    canEndEarlyByCompany: boolean;
    /**
     * @description Whether it is in the archive.
     * @example false
     */
    isArchived: boolean;
    /**
     * @description Whether whoever asks may put it into the archive, or bring it back from there.
     * @example false
     */
    canArchive: boolean;
    /** @description How it stands in the vacation plan it was judged by; null without one. */
    operations: OperationsStanding | null;
    /** @description Its days, in order. */
    days: CountedDay[];
    /** @description The buckets it spends, the one that ends first before the others. */
    spends: SpentBucket[];
    /** @description Each state it has had, in order. */
    history: VacationAct[];
};
/** @description One vacation request. */
export type One6 = {
    data: VacationRequestDetail;
};
/** @description What is to be counted. */
export type VacationPreviewInput = {
    /**
     * Format: uuid
     * @description Whose vacation it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** @description Each day of it, whether or not it counts. */
    days: VacationDayInput[];
    /**
     * Format: uuid
     * @description The draft that it is of, if any.
     * @example null
     */
    requestId?: string | null;
};
/** @description A version of a vacation policy. */
export type PolicyName = {
    id: Id;
    /**
     * @description What it is called.
     * @example Contact center
     */
    name: string;
    /**
     * @description The collective agreement, as contracts name it; empty for the law, which holds for all others.
     * @example III Convenio estatal de contact center
     */
    agreement: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2023-01-01
     */
    validFrom: string;
    /**
     * @description Where its rules stand.
     * @example ET art. 38
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare it with the source.
     * @example false
     */
    review: boolean;
};
/**
 * @description Which rule refuses it: days of another request; more than there is; not a multiple of the block of the policy; a first day without work; blocked dates; parts of days that the policy has not; days that are over; days without a contract; no day that counts; a locked month; longer than the policy allows; a policy without loose days; days of two policies that count differently; no place left in the vacation plan, which `count` and `limit` tell.
 * @example not_enough
 * @enum {string}
 */
export type VacationRule = "overlap" | "not_enough" | "block_length" | "start_day" | "blocked" | "half_days" | "hours" | "past" | "no_contract" | "nothing_counts" | "month_locked" | "too_long" | "no_loose_days" | "two_policies" | "quota";
/** @description A rule that refuses a request. */
export type VacationRefusal = {
    rule: VacationRule;
    /**
     * Format: date
     * @description The first day that it refuses; null for all of them.
     * @example null
     */
    date: string | null;
    /**
     * @description What was asked for: units of `not_enough`, days of `block_length` and `too_long`.
     * @example 14
     */
    count: number | null;
    /**
     * @description What the rule allows: units of `not_enough`, the block of `block_length`, days of `too_long`.
     * @example 10
     */
    limit: number | null;
    /**
     * @description What the blocked dates are called, or the locked month.
     * @example null
     */
    name: string | null;
};
/** @description Days from one to another, both included. */
export type DatePeriod = {
    /**
     * Format: date
     * @description The first.
     * @example 2026-08-10
     */
    from: string;
    /**
     * Format: date
     * @description The last.
     * @example 2026-08-16
     */
    until: string;
};
/** @description Something to know that refuses nothing. */
export type VacationWarning = {
    /**
     * @description `notice`: less than the notice of the policy, which asks for the agreement of the person; `summer_block`: the days in a row in summer that the agreement prefers are not reached; `expires`: what is lost of a bucket.
     * @example notice
     * @enum {string}
     */
    rule: "notice" | "summer_block" | "expires";
    /**
     * Format: date
     * @description The day until which it would have had to be asked, or on which it is lost.
     * @example 2026-06-03
     */
    date: string | null;
    /**
     * @description Months of the notice, days in a row, or units that are lost.
     * @example 2
     */
    count: number | null;
};
/**
 * @description What becomes of it at once: approved by itself; pending, with a reason; on the waiting list; or refused, by a rule that `refusals` names.
 * @example approved
 * @enum {string}
 */
export type PlanOutcome = "approved" | "pending" | "waiting" | "refused";
/**
 * @description Who comes first: who asks first; who has been here longer; who had the worse years before; or who has fewer points of peak dates.
 * @example arrival
 * @enum {string}
 */
export type PeriodCriterion = "arrival" | "seniority" | "rotation" | "points";
/** @description A period of requests. */
export type PeriodDates = {
    id: Id;
    /**
     * @description Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * @description The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * @description The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * @description The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * @description The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last date that is asked for.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
};
/**
 * @description How full a date is: free; filling fast; full; nobody has said how many may be off; or the person works nothing on it and needs no place.
 * @example free
 * @enum {string}
 */
export type PlaceStatus = "free" | "filling" | "full" | "no_plan" | "not_needed";
/** @description What is left of a date. */
export type DatePlaces = {
    /**
     * Format: date
     * @description The date.
     * @example 2026-08-03
     */
    date: string;
    status: PlaceStatus;
    /**
     * @description What is left of the quota, in people or minutes; null where there is none.
     * @example 2
     */
    free: number | null;
    /**
     * @description The quota; null where there is none.
     * @example 4
     */
    limit: number | null;
    /**
     * @description How many wait for a place.
     * @example 0
     */
    waiting: number;
};
/** @description What the plan of the person says of a request that is not sent yet. */
export type OperationsOutcome = {
    plan: PlanName;
    outcome: PlanOutcome;
    /** @description Why it would be pending; null otherwise. */
    reason: PendingReason | null;
    /**
     * @description Its place on the waiting list; null where it would not wait.
     * @example null
     */
    waitingPlace: number | null;
    /**
     * @description Of a request that is changed, whether it keeps its turn: only where it becomes smaller. Null of a new one.
     * @example null
     */
    keepsPlace: boolean | null;
    /** @description The period that its dates are of, or the next one; null without. */
    period: PeriodDates | null;
    /** @description Its dates with what is left of each, in order. */
    dates: DatePlaces[];
};
/** @description What a request would come to. */
export type VacationPreview = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * @description What it spends in all.
     * @example 14
     */
    units: number;
    /** @description Its days, in order. */
    days: CountedDay[];
    /** @description The buckets it would spend, the one that ends first before the others; none where there is not enough. */
    spends: SpentBucket[];
    /**
     * @description What there is for days of these dates, in units.
     * @example 56
     */
    available: number;
    /**
     * @description What there would be then.
     * @example 42
     */
    availableAfter: number;
    /** @description Which policy it is judged by; null without a contract. */
    policy: PolicyName | null;
    /** @description Who would decide, in order. */
    stages: ApprovalStage[];
    /** @description Each rule that refuses it. */
    refusals: VacationRefusal[];
    /** @description The nearest dates for as many days that would pass, where it is refused; under a vacation plan those that would be approved by themselves, where these are not. */
    alternatives: DatePeriod[];
    /** @description What there is to know. */
    warnings: VacationWarning[];
    /** @description What the vacation plan of the person says; null without one. */
    operations: OperationsOutcome | null;
};
/**
 * @description The version that was read. When the row has changed since, nothing changes and the answer is 409 with `stale` at `version`. Every change says it: nobody writes over what they have not read.
 * @example 3
 */
export type SeenVersion = number;
/** @description What is decided on which requests. */
export type VacationDecisionsInput = {
    /**
     * @description What is decided.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** @description Which. */
    requests: {
        id: Id;
        version: SeenVersion;
    }[];
    /**
     * @description Why; compulsory where they are refused.
     * @example null
     */
    comment?: string | null;
    /**
     * @description Whether it is in force only six seconds later.
     * @example false
     */
    hold?: boolean;
};
/** @description What came of one of them. */
export type VacationDecisionResult = {
    id: Id;
    /** @description The state it has now; null where it was refused. */
    state: VacationState | null;
    /** @description Why it was refused; null where it was not. */
    errors: ErrorsByField | null;
};
/** @description What the draft says. */
export type VacationRequestUpdate = {
    /**
     * Format: uuid
     * @description Whose vacation it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    kind: VacationKind;
    /** @description Each day of it, whether or not it counts. */
    days: VacationDayInput[];
    /**
     * @description What whoever decides should know.
     * @example Semana en el norte
     */
    comment?: string | null;
    /**
     * @description Whether the person agrees to dates that are nearer than the notice of the policy (ET art. 38.3).
     * @example false
     */
    agreed?: boolean;
    /**
     * @description Whether it is only kept, and not asked for yet.
     * @example false
     */
    draft?: boolean;
    version: SeenVersion;
};
/** @description Which version of the request is meant. */
export type VacationActInput = {
    version: SeenVersion;
    /**
     * @description What there is to say.
     * @example null
     */
    comment?: string | null;
};
/** @description Which version of the request is meant, and why. */
export type VacationReasonInput = {
    version: SeenVersion;
    /**
     * @description Why. The other side reads it.
     * @example Ese día ya faltan dos personas del equipo
     */
    comment: string;
};
/** @description Which version of the request is meant, until when it is taken, and why. */
export type VacationEndInput = {
    version: SeenVersion;
    /**
     * Format: date
     * @description The last day that is taken.
     * @example 2026-08-05
     */
    lastDay: string;
    /**
     * @description Why. The other side reads it.
     * @example Vuelvo antes por la nueva campaña
     */
    comment: string;
};
/** @description The terms of one kind of vacation, in units: `available` is `entitlement` and `carriedOver` and `adjusted`, less `expired`, `enjoyed`, `approved` and `pending`. */
export type VacationAmounts = {
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * @description What the policy gives for the year.
     * @example 56
     */
    entitlement: number;
    /**
     * @description What the years before left for this one.
     * @example 4
     */
    carriedOver: number;
    /**
     * Format: date
     * @description The last day that some of it can be spent on; null where there is none.
     * @example 2026-01-31
     */
    carriedUntil: string | null;
    /**
     * @description What somebody has added or taken.
     * @example 0
     */
    adjusted: number;
    /**
     * @description What was not spent in time.
     * @example 0
     */
    expired: number;
    /**
     * @description Approved days until today.
     * @example 14
     */
    enjoyed: number;
    /**
     * @description Approved days to come.
     * @example 14
     */
    approved: number;
    /**
     * @description What requests hold that wait.
     * @example 0
     */
    pending: number;
    /**
     * @description What may be asked for now.
     * @example 28
     */
    available: number;
};
/** @description What there is of a person's vacation of a year. */
export type VacationBalance = {
    person: Person;
    /**
     * @description The year.
     * @example 2026
     */
    year: number;
    /** @description One for each kind and unit, annual first. */
    amounts: VacationAmounts[];
};
/** @description A summer, as days of the year, and the days in a row that are preferred in it. */
export type SummerRule = {
    /**
     * @description Its first day, as month and day; one that every year has.
     * @example 06-21
     */
    from: string;
    /**
     * @description Its last day, as month and day; one that every year has.
     * @example 09-22
     */
    until: string;
    /**
     * @description How many.
     * @example 14
     */
    days: number;
};
/** @description The rules of a vacation policy. */
export type VacationRules = {
    unit: LeaveUnit;
    /**
     * @description A whole year, in units: two a day, or minutes.
     * @example 56
     */
    annualUnits: number;
    /**
     * @description Loose working days of a whole year, two units a day.
     * @example 8
     */
    looseUnits: number;
    /**
     * @description Annual vacation is taken in so many days in a row or a multiple of them, or all that is left.
     * @example 7
     */
    blockDays: number | null;
    /**
     * @description Whether it begins on a day on which the person works.
     * @example true
     */
    startOnWorkingDay: boolean;
    /**
     * @description Dates are known so many months ahead; later ones ask for the agreement of the person.
     * @example 2
     */
    noticeMonths: number;
    /**
     * @description Until which day of the next year what is left can be spent, as month and day, and a day that every year has; null for the last of the year.
     * @example 01-31
     */
    carryOverUntil: string | null;
    /**
     * @description How far below zero a balance may go.
     * @example 0
     */
    negativeUnits: number;
    /**
     * @description How part of a year is rounded: up to whole days, to the nearest whole day, or up to half days. Of hours always up to whole minutes.
     * @example ceil
     * @enum {string}
     */
    rounding: "ceil" | "half_up" | "half_day_ceil";
    /** @description The days in a row that are preferred in summer. */
    summer: SummerRule | null;
    /**
     * @description Whether half days can be taken.
     * @example false
     */
    halfDays: boolean;
    /**
     * @description The most days of one request.
     * @example null
     */
    longestDays: number | null;
    /** @description Who decides, in order. */
    stages: ApprovalStage[];
    /**
     * @description Who decides on loose days, in order; null for the same as of annual vacation.
     * @example null
     */
    looseStages: ApprovalStage[] | null;
    /**
     * @description After so many days without an answer HR may decide in the place of who coordinates.
     * @example 5
     */
    escalationDays: number;
};
/** @description How an entitlement was worked out. */
export type EntitlementExplanation = {
    /** @description The days under contract by what a whole year is. */
    parts: {
        /**
         * @description A whole year, in units.
         * @example 64
         */
        baseUnits: number;
        /**
         * @description Days under contract.
         * @example 261
         */
        days: number;
    }[];
    /**
     * @description Days of the year.
     * @example 365
     */
    daysOfYear: number;
    /**
     * @description How it is rounded.
     * @example ceil
     * @enum {string}
     */
    rounding: "ceil" | "half_up" | "half_day_ceil";
    /**
     * @description Before it is rounded, in days or minutes with two decimals.
     * @example 22.88
     */
    exact: string;
    /**
     * @description What it comes to, of all kinds together.
     * @example 46
     */
    units: number;
};
/** @description A term of a number of the balance. */
export type VacationTerm = {
    /**
     * @description Which number it is a term of.
     * @example entitlement
     * @enum {string}
     */
    of: "entitlement" | "carriedOver" | "adjusted" | "expired" | "enjoyed" | "approved" | "pending";
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * @description The year of the bucket.
     * @example 2026
     */
    year: number;
    /**
     * @description What it adds; below zero what it takes.
     * @example 56
     */
    units: number;
    /**
     * Format: date
     * @description The day from which it counts.
     * @example 2026-01-01
     */
    date: string;
    /**
     * Format: uuid
     * @description The movement that it is; null for days of requests and for what the years before left.
     * @example null
     */
    movementId: string | null;
    /**
     * Format: uuid
     * @description The request whose days they are.
     * @example null
     */
    requestId: string | null;
    /**
     * @description What was said.
     * @example null
     */
    reason: string | null;
    explanation: EntitlementExplanation | null;
    /** @description The policy that gave it. */
    policy: PolicyName | null;
};
/** @description What there is of a person's vacation of a year, with the sum of each number. */
export type VacationBalanceDetail = {
    person: Person;
    /**
     * @description The year.
     * @example 2026
     */
    year: number;
    /** @description One for each kind and unit, annual first. */
    amounts: VacationAmounts[];
    /** @description The policy of the person, today or on the last day of their contract; null without one. */
    policy: PolicyName | null;
    /** @description What it says. */
    rules: VacationRules | null;
    /** @description All terms of all numbers, by date. */
    terms: VacationTerm[];
};
/**
 * @description `entitlement`: what the policy gives for a year, or the difference when a contract changes; `carry_over`: moved to a later end, or a debt to the next year; `expiry`: not spent in time, or above zero what comes back of that once less was given; `consumption`: spent by an approved request; `return`: of one that was cancelled; `adjustment`: with a reason.
 * @example entitlement
 * @enum {string}
 */
export type VacationMovementKind = "entitlement" | "carry_over" | "expiry" | "consumption" | "return" | "adjustment";
/** @description A movement of a bucket of vacation. */
export type VacationMovement = {
    id: Id;
    person: Person;
    kind: VacationMovementKind;
    bucketKind: VacationKind;
    /**
     * @description The year that the bucket is of.
     * @example 2026
     */
    year: number;
    unit: LeaveUnit;
    /**
     * Format: date
     * @description The first day that the bucket can be spent on.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last.
     * @example 2027-01-31
     */
    validUntil: string;
    /**
     * @description What goes in; what goes out is below zero.
     * @example 56
     */
    units: number;
    /**
     * Format: date
     * @description The day from which it counts.
     * @example 2026-01-01
     */
    date: string;
    /**
     * Format: uuid
     * @description The request that spends or returns.
     * @example null
     */
    requestId: string | null;
    /**
     * Format: uuid
     * @description The movement that it takes back.
     * @example null
     */
    reverses: string | null;
    /**
     * @description What was said.
     * @example null
     */
    reason: string | null;
    explanation: EntitlementExplanation | null;
    /** @description The policy that gave it. */
    policy: PolicyName | null;
    /** @description Who; null for the rule. */
    createdBy: Person | null;
    createdAt: Instant;
};
/** @description What is adjusted or carried over. */
export type VacationMovementInput = {
    employeeId: Id;
    /**
     * @description How.
     * @example adjustment
     * @enum {string}
     */
    kind: "adjustment" | "carry_over";
    bucketKind: VacationKind;
    /**
     * @description The year of the bucket.
     * @example 2026
     */
    year: number;
    /**
     * @description How many; of an adjustment below zero to take them. Never zero. Of all but a reversal.
     * @example 2
     */
    units?: number;
    /**
     * Format: date
     * @description The last day that they can be spent on then; only with `carry_over`.
     * @example null
     */
    until?: string | null;
    /**
     * Format: uuid
     * @description The adjustment that is taken back.
     * @example null
     */
    reverses?: string | null;
    /**
     * @description Why. The person reads it.
     * @example Saldo del sistema anterior
     */
    reason: string;
};
/**
 * @description What rows are of.
 * @default person
 * @example person
 * @enum {string}
 */
export type VacationGrouping = "person" | "team" | "project" | "skill" | "week" | "month" | "total";
/** @description Vacation of one kind and unit, of some people or a part of the period, in units: two are a day, and of hours each is a minute. */
export type VacationReportRow = {
    /**
     * @description What it is of, its kind and its unit.
     * @example 0193b3a0-0000-4000-8000-000000000001:annual:natural
     */
    id: string;
    /**
     * @description The person, the coordinator, the project or the skill; null for a period, for the total, and for people without any.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    key: string | null;
    /**
     * @description What that is called.
     * @example Ana Prado
     */
    name: string | null;
    /**
     * Format: date
     * @description The first day of it.
     * @example 2026-01-01
     */
    from: string;
    /**
     * Format: date
     * @description The last.
     * @example 2026-12-31
     */
    until: string;
    kind: VacationKind;
    unit: LeaveUnit;
    /**
     * @description Of how many people.
     * @example 1
     */
    people: number;
    /**
     * @description How many requests have days in it.
     * @example 2
     */
    requests: number;
    /**
     * @description Taken: days that were approved, until today.
     * @example 14
     */
    enjoyed: number;
    /**
     * @description Days of requests that wait.
     * @example 0
     */
    pending: number;
    /**
     * @description Planned: days that were approved, after today.
     * @example 14
     */
    approved: number;
    /**
     * @description What the policy gives for the year.
     * @example 56
     */
    entitlement: number | null;
    /**
     * @description What the years before left for it.
     * @example 4
     */
    carriedOver: number | null;
    /**
     * Format: date
     * @description The last day that some of that can be spent on; null where there is none.
     * @example 2027-01-31
     */
    carriedUntil: string | null;
    /**
     * @description What somebody has added or taken, and what sick leave returned.
     * @example 0
     */
    adjusted: number | null;
    /**
     * @description What was not spent in time.
     * @example 0
     */
    expired: number | null;
    /**
     * @description What may be asked for now.
     * @example 28
     */
    available: number | null;
};
/** @description Where this page stands. */
export type VacationReportMeta = {
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
     * @description Whether the rows were counted: `totals: soon` leaves it out of a long list.
     * @example true
     */
    hasTotals: boolean;
    /**
     * @description Rows in all; uncounted those until the one behind this page.
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
/**
 * @description Whether it counts.
 * @example published
 * @enum {string}
 */
export type PolicyState = "draft" | "published";
/** @description A version of a vacation policy. */
export type VacationPolicy = {
    id: Id;
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: PolicyState;
    /**
     * @description Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare it with the source.
     * @example false
     */
    review: boolean;
    rules: VacationRules;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * @description When it was published.
     * @example null
     */
    publishedAt: string | null;
};
/** @description A time under contract and what it must come to. */
export type PolicyExample = {
    /**
     * @description What it shows.
     * @example Todo el año
     */
    name: string;
    /**
     * @description Of which year.
     * @example 2027
     */
    year: number;
    /**
     * Format: date
     * @description The first day under contract.
     * @example 2020-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * @description Annual vacation, in units.
     * @example 46
     */
    annualUnits: number;
    /**
     * @description Loose days, in units.
     * @example 0
     */
    looseUnits: number;
};
/** @description A policy to write. */
export type VacationPolicyInput = {
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * @description Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare it with the source.
     * @example false
     */
    review?: boolean;
    rules: VacationRules;
    /** @description What it must come to. */
    examples: PolicyExample[];
};
/** @description An example and what it comes to. */
export type TriedExample = {
    /**
     * @description What it shows.
     * @example Todo el año
     */
    name: string;
    /**
     * @description Of which year.
     * @example 2027
     */
    year: number;
    /**
     * Format: date
     * @description The first day under contract.
     * @example 2020-01-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * @description Annual vacation, in units.
     * @example 46
     */
    annualUnits: number;
    /**
     * @description Loose days, in units.
     * @example 0
     */
    looseUnits: number;
    /**
     * @description What annual vacation comes to.
     * @example 46
     */
    actualAnnualUnits: number;
    /**
     * @description What loose days come to.
     * @example 0
     */
    actualLooseUnits: number;
    /**
     * @description Whether both are what they must be.
     * @example true
     */
    passes: boolean;
};
/** @description A version of a vacation policy with its examples. */
export type VacationPolicyDetail = {
    id: Id;
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: PolicyState;
    /**
     * @description Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare it with the source.
     * @example false
     */
    review: boolean;
    rules: VacationRules;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * @description When it was published.
     * @example null
     */
    publishedAt: string | null;
    /** @description What it must come to. */
    examples: TriedExample[];
};
/** @description One version of a policy. */
export type One7 = {
    data: VacationPolicyDetail;
};
/** @description What the draft says. */
export type VacationPolicyUpdate = {
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What it is called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * @description Where its rules stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare it with the source.
     * @example false
     */
    review?: boolean;
    rules: VacationRules;
    /** @description What it must come to. */
    examples: PolicyExample[];
    version: SeenVersion;
};
/** @description Which version of the draft is meant. */
export type PublishInput = {
    version: SeenVersion;
};
/** @description An employee group. */
export type BlockedGroup = {
    id: Id;
    /**
     * @description Its name.
     * @example Turno de tarde
     */
    name: string;
};
/** @description Blocked dates. */
export type VacationBlock = {
    id: Id;
    /**
     * @description Why.
     * @example Black Friday
     */
    name: string;
    /**
     * Format: date
     * @description The first day.
     * @example 2027-11-22
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2027-11-30
     */
    endsOn: string;
    /** @description Only for this group; null for everybody. */
    group: BlockedGroup | null;
    /** @description Who may take vacation all the same. */
    exceptions: Person[];
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description Dates to block. */
export type VacationBlockInput = {
    /**
     * @description Why. Who is refused reads it.
     * @example Black Friday
     */
    name: string;
    /**
     * Format: date
     * @description The first day.
     * @example 2027-11-22
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2027-11-30
     */
    endsOn: string;
    /**
     * Format: uuid
     * @description Only for this employee group; for everybody without one.
     * @example null
     */
    groupId?: string | null;
    /** @description Who may take vacation all the same. */
    exceptIds?: Id[];
};
/** @description Blocked dates. */
export type One8 = {
    data: VacationBlock;
};
/** @description What they are to be. */
export type VacationBlockUpdate = {
    /**
     * @description Why. Who is refused reads it.
     * @example Black Friday
     */
    name: string;
    /**
     * Format: date
     * @description The first day.
     * @example 2027-11-22
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2027-11-30
     */
    endsOn: string;
    /**
     * Format: uuid
     * @description Only for this employee group; for everybody without one.
     * @example null
     */
    groupId?: string | null;
    /** @description Who may take vacation all the same. */
    exceptIds?: Id[];
    version: SeenVersion;
};
/** @description A day of vacation. */
export type DayOff = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-08-03
     */
    date: string;
    part: DayPart;
    /**
     * Format: uuid
     * @description The request that it is of; null where one may not see it.
     * @example null
     */
    requestId: string | null;
    /** @description The state of that; null where one may not see it. */
    state: VacationState | null;
};
/** @description A person and the days on which they are off. */
export type PersonOff = {
    person: Person;
    /** @description The days, in order. */
    days: DayOff[];
};
/** @description The first and the last minute of a shift. */
export type ShiftEnds = {
    /**
     * @description Minutes after midnight, by the clock of the work center.
     * @example 540
     */
    start: number;
    /**
     * @description The same; beyond 1440 on the next day.
     * @example 1020
     */
    end: number;
};
/** @description A day and what there is to know of it. */
export type DayToChoose = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-08-03
     */
    date: string;
    /**
     * @description What is planned; null without a contract.
     * @example 468
     */
    plannedMinutes: number | null;
    /** @description When the work that is planned begins and ends; null where there is none, or only so many minutes are known. */
    shift: ShiftEnds | null;
    /**
     * @description The holiday of the day.
     * @example null
     */
    holiday: string | null;
    /**
     * @description Whether it is a Saturday or a Sunday.
     * @example false
     */
    weekend: boolean;
    /**
     * @description What the blocked dates are called that it is one of.
     * @example null
     */
    blocked: string | null;
    /** @description The vacation that there is on it. */
    vacation: DayOff[];
};
/**
 * @description Whose time off: one's own, or that of the people one coordinates.
 * @example own
 * @enum {string}
 */
export type CalendarFeedKind = "own" | "team";
/** @description A calendar address, without its secret. */
export type CalendarFeed = {
    id: Id;
    kind: CalendarFeedKind;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was last renewed.
     * @example null
     */
    renewedAt: string | null;
    /**
     * Format: date-time
     * @description When a program last read it.
     * @example null
     */
    lastFetchedAt: string | null;
};
/** @description An address to make. */
export type CalendarFeedInput = {
    kind: CalendarFeedKind;
};
/** @description A calendar address with its secret, which is told this once. */
export type NewCalendarFeed = {
    id: Id;
    kind: CalendarFeedKind;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was last renewed.
     * @example null
     */
    renewedAt: string | null;
    /**
     * Format: date-time
     * @description When a program last read it.
     * @example null
     */
    lastFetchedAt: string | null;
    /**
     * @description The address to subscribe to.
     * @example https://portal.example.com/services/intranet/calendars/Yb0Zc9v2l7m3QwYb0Zc9v2l7m3QwYb0Zc9v2l7m3Qwa/calendar.ics
     */
    url: string;
};
/** @description One address. */
export type One9 = {
    data: NewCalendarFeed;
};
/**
 * @description `communicated`: told, its end is still open and its proof is due after that; `ongoing` and `ended`: approved, and begun or over; `not_justified`: no proof came in time. That changes no pay by itself: the days ask for their work again and show as an incident.
 * @example in_review
 * @enum {string}
 */
export type AbsenceState = "communicated" | "awaiting_proof" | "in_review" | "approved" | "ongoing" | "ended" | "rejected" | "cancellation_requested" | "cancelled" | "not_justified";
/**
 * @description What kind of absence it is.
 * @example leave
 * @enum {string}
 */
export type AbsenceFamily = "leave" | "vacation" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified";
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
/**
 * @description An sRGB colour in lower-case hexadecimal; text on it is black or white, whichever contrasts more.
 * @example #1f6f8b
 */
export type Colour = string;
/** @description The type of an absence. */
export type AbsenceTypeName = {
    id: Id;
    /**
     * @description What reports and payroll call it.
     * @example MUD
     */
    code: string;
    /**
     * @description The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations: Translations;
    colour: Colour;
    family: AbsenceFamily;
    /**
     * @description Whether others see only that somebody is absent.
     * @example false
     */
    private: boolean;
};
/**
 * @description Which part of the day; all but `day` only of one day.
 * @example day
 * @enum {string}
 */
export type AbsencePart = "day" | "morning" | "afternoon" | "hours";
/**
 * @description What counts; weeks are counted in natural days, hours in minutes.
 * @example working_days
 * @enum {string}
 */
export type AbsenceUnit = "working_days" | "natural_days" | "minutes";
/** @description An absence. Of a private type who may not know the cause sees that somebody is absent, when, and in which state. */
export type Absence = {
    id: Id;
    person: Person;
    /** @description Its type; null where the cause may not be known. */
    type: AbsenceTypeName | null;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * @description Its last day; null while it has none.
     * @example 2026-08-04
     */
    until: string | null;
    part: AbsencePart;
    /**
     * @description How long; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * @description When the hours begin, in minutes of the day; null where nobody said it.
     * @example null
     */
    start: number | null;
    /** @description What it is counted in; null where the cause may not be known. */
    unit: AbsenceUnit | null;
    /**
     * @description What it counts: days, with halves, or minutes; null without an end, and where the cause may not be known.
     * @example 2
     */
    units: number | null;
    state: AbsenceState;
    /** @description The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * @description Whether it is a right of the person, which is validated and not approved: its proof stands for it.
     * @example false
     */
    isRight: boolean;
    /**
     * Format: date
     * @description Until when its proof is due; null where none is, and where the cause may not be known.
     * @example null
     */
    proofDueOn: string | null;
    /**
     * @description Whether it has a proof; null where the cause may not be known.
     * @example false
     */
    hasProof: boolean | null;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * @description Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * @description Whether whoever asks may cancel it, or ask for that.
     * @example true
     */
    canCancel: boolean;
    /**
     * @description Whether whoever asks may bring its proof.
     * @example false
     */
    canJustify: boolean;
    /**
     * @description Whether whoever asks may record a part of it.
     * @example false
     */
    canAddPart: boolean;
};
/**
 * @description Whom it is about: the spouse or partner, a relative of the first or second degree, or somebody who lives in the household.
 * @example first
 * @enum {string}
 */
export type Kinship = "spouse" | "first" | "second" | "household";
/** @description What is told or asked for. */
export type AbsenceInput = {
    /**
     * Format: uuid
     * @description Whose absence it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    absenceTypeId: Id;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * @description Its last day; the first one unless given, and null for sick leave without a known end.
     * @example 2026-08-04
     */
    until?: string | null;
    part?: AbsencePart;
    /**
     * @description How long; only with `hours`.
     * @example null
     */
    minutes?: number | null;
    /**
     * @description When the hours begin, in minutes of the day on the clock of the wall; only with `hours`, and null where nobody says it. It ends on the same day, or is `less_than` at `minutes`.
     * @example null
     */
    start?: number | null;
    /** @description Whom it is about. */
    kinship?: Kinship | null;
    /**
     * @description Whether it takes a journey, or 200 km where the terms say so.
     * @example false
     */
    travel?: boolean;
    /**
     * @description What whoever decides should know. Never a diagnosis.
     * @example Mudanza
     */
    comment?: string | null;
    /** @description The proof */
    fileIds?: Id[];
    /**
     * Format: uuid
     * @description The sick leave of which it is a relapse.
     * @example null
     */
    relapseOfId?: string | null;
};
/**
 * @description How long it is expected to last: fewer than 5 days, 5 to 30, 31 to 60, 61 and more.
 * @example short
 * @enum {string}
 */
export type ExpectedDuration = "very_short" | "short" | "medium" | "long";
/**
 * @description Why a day counts, or does not; working days count from the first of them on.
 * @example working_day
 * @enum {string}
 */
export type AbsenceDayReason = "natural_day" | "working_day" | "half_day" | "hours" | "holiday" | "weekend" | "not_planned" | "no_contract" | "before_first_working_day";
/** @description A day of an absence and what it counts. */
export type CountedAbsenceDay = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-08-03
     */
    date: string;
    /**
     * @description What it counts: days, with halves, or minutes.
     * @example 1
     */
    units: number;
    reason: AbsenceDayReason;
    /**
     * @description The holiday of the day.
     * @example null
     */
    holiday: string | null;
};
/** @description How much of an absence there may be, and by which rule. */
export type AbsenceLimit = {
    /**
     * @description How much: days or minutes.
     * @example 5
     */
    units: number;
    unit: AbsenceUnit;
    /** @description For whom it holds; nobody in particular where there are none. */
    kinship: Kinship[];
    /**
     * @description Whether it holds for a journey only, or without one only; null for both.
     * @example null
     */
    travel: boolean | null;
    /**
     * @description Where it is written.
     * @example ET art. 37.3.b
     */
    source: string;
};
/**
 * @description Which part: the beginning, a confirmation, an extension beyond the longest duration, or the discharge.
 * @example baja
 * @enum {string}
 */
export type SickPartKind = "baja" | "confirmation" | "extension" | "discharge";
/** @description A part of sick leave. */
export type SickPart = {
    kind: SickPartKind;
    /**
     * Format: date
     * @description The day that it is of.
     * @example 2026-08-03
     */
    on: string;
    /**
     * Format: date
     * @description The day of the next medical review.
     * @example null
     */
    nextOn: string | null;
    at: Instant;
    by: Person;
};
/** @description A file that proves an absence. */
export type AbsenceFile = {
    id: Id;
    /**
     * @description What it was called when it was sent, with the ending of what it is.
     * @example justificante.pdf
     */
    name: string;
    /**
     * @description What its content says that it is.
     * @example pdf
     * @enum {string}
     */
    kind: "pdf" | "png" | "jpeg";
    /**
     * @description Its bytes.
     * @example 48213
     */
    size: number;
    /**
     * Format: date-time
     * @description When it is taken away; the absence stays.
     * @example 2029-08-04T00:00:00.000Z
     */
    expiresAt: string;
};
/** @description A state that an absence has had. */
export type AbsenceAct = {
    /** @description In whose place. */
    onBehalfOf: Person | null;
    state: AbsenceState;
    at: Instant;
    /** @description Who did it; null where a deadline passed. */
    by: Person | null;
    /** @description For which stage it was decided; null where it was not decided on. */
    stage: ApprovalStage | null;
    /**
     * @description What was said; null where the cause may not be known.
     * @example null
     */
    comment: string | null;
};
/** @description What there is of a type in a year, and how it is worked out. */
export type AbsenceBalance = {
    type: AbsenceTypeName;
    /**
     * @description The year.
     * @example 2026
     */
    year: number;
    unit: AbsenceUnit;
    /**
     * @description What there is in all: days or minutes.
     * @example 2100
     */
    allowance: number;
    /**
     * @description What was taken.
     * @example 240
     */
    spent: number;
    /**
     * @description What waits for a decision.
     * @example 0
     */
    pending: number;
    /**
     * @description What is left.
     * @example 1860
     */
    left: number;
    /** @description How the allowance is worked out. */
    explanation: {
        /**
         * @description `fixed`: as the terms say; `part_time`: in proportion to the working time; `days`: so many days of the person.
         * @example part_time
         * @enum {string}
         */
        kind: "fixed" | "part_time" | "days";
        /**
         * @description What the terms give, in the unit.
         * @example 2100
         */
        full: number;
        /**
         * @description The minutes of the person a week.
         * @example 1800
         */
        weeklyMinutes: number | null;
        /**
         * @description The minutes of a whole working week.
         * @example 2400
         */
        fullWeeklyMinutes: number | null;
        /**
         * @description The minutes of a day of the person, of `days`.
         * @example null
         */
        dayMinutes: number | null;
        /**
         * @description How many days, of `days`.
         * @example null
         */
        days: number | null;
        /**
         * @description Where it is written.
         * @example Convenio de contact center
         */
        source: string;
    };
    /** @description What it was taken for, in order. */
    spendings: {
        absenceId: Id;
        /**
         * Format: date
         * @description Its first day.
         * @example 2026-03-02
         */
        from: string;
        /**
         * Format: date
         * @description Its last day.
         * @example 2026-03-02
         */
        until: string | null;
        state: AbsenceState;
        /**
         * @description What it takes.
         * @example 120
         */
        units: number;
    }[];
};
/** @description An absence with its days, its parts, its files and its history. */
export type AbsenceDetail = {
    id: Id;
    person: Person;
    /** @description Its type; null where the cause may not be known. */
    type: AbsenceTypeName | null;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * @description Its last day; null while it has none.
     * @example 2026-08-04
     */
    until: string | null;
    part: AbsencePart;
    /**
     * @description How long; only with `hours`.
     * @example null
     */
    minutes: number | null;
    /**
     * @description When the hours begin, in minutes of the day; null where nobody said it.
     * @example null
     */
    start: number | null;
    /** @description What it is counted in; null where the cause may not be known. */
    unit: AbsenceUnit | null;
    /**
     * @description What it counts: days, with halves, or minutes; null without an end, and where the cause may not be known.
     * @example 2
     */
    units: number | null;
    state: AbsenceState;
    /** @description The stage it waits for; null where it waits for nobody. */
    stage: ApprovalStage | null;
    /**
     * @description Whether it is a right of the person, which is validated and not approved: its proof stands for it.
     * @example false
     */
    isRight: boolean;
    /**
     * Format: date
     * @description Until when its proof is due; null where none is, and where the cause may not be known.
     * @example null
     */
    proofDueOn: string | null;
    /**
     * @description Whether it has a proof; null where the cause may not be known.
     * @example false
     */
    hasProof: boolean | null;
    askedBy: Person;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * @description Whether it waits for whoever asks.
     * @example false
     */
    canDecide: boolean;
    /**
     * @description Whether whoever asks may cancel it, or ask for that.
     * @example true
     */
    canCancel: boolean;
    /**
     * @description Whether whoever asks may bring its proof.
     * @example false
     */
    canJustify: boolean;
    /**
     * @description Whether whoever asks may record a part of it.
     * @example false
     */
    canAddPart: boolean;
    /** @description Whom it is about; null where nobody is, and where the cause may not be known. */
    kinship: Kinship | null;
    /**
     * @description Whether it takes a journey; null where the cause may not be known.
     * @example false
     */
    travel: boolean | null;
    /**
     * @description What was said; null where the cause may not be known.
     * @example Mudanza
     */
    comment: string | null;
    /**
     * @description What the social security calls the process.
     * @example null
     */
    processId: string | null;
    /** @description How long sick leave is expected to last. */
    expected: ExpectedDuration | null;
    /**
     * Format: uuid
     * @description The sick leave of which it is a relapse.
     * @example null
     */
    relapseOfId: string | null;
    /** @description Its days, in order, until today where it has no end; none where the cause may not be known. */
    days: CountedAbsenceDay[];
    /** @description How much of one there may be; null for as much as is needed, and where the cause may not be known. */
    limit: AbsenceLimit | null;
    /** @description The parts of sick leave, in order. */
    parts: SickPart[];
    /** @description Its proof, for the person and for who may see it. */
    files: AbsenceFile[];
    /** @description Each state it has had, in order. */
    history: AbsenceAct[];
    /** @description The bag of the person that it is taken from; null without one, and where the cause may not be known. */
    balance: AbsenceBalance | null;
};
/** @description One absence. */
export type One10 = {
    data: AbsenceDetail;
};
/** @description What is to be counted. */
export type AbsencePreviewInput = {
    /**
     * Format: uuid
     * @description Whose absence it is; one's own unless given.
     * @example null
     */
    employeeId?: string | null;
    absenceTypeId: Id;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    from: string;
    /**
     * Format: date
     * @description Its last day; the first one unless given, and null for sick leave without a known end.
     * @example 2026-08-04
     */
    until?: string | null;
    part?: AbsencePart;
    /**
     * @description How long; only with `hours`.
     * @example null
     */
    minutes?: number | null;
    /**
     * @description When the hours begin, in minutes of the day on the clock of the wall; only with `hours`, and null where nobody says it. It ends on the same day, or is `less_than` at `minutes`.
     * @example null
     */
    start?: number | null;
    /** @description Whom it is about. */
    kinship?: Kinship | null;
    /**
     * @description Whether it takes a journey, or 200 km where the terms say so.
     * @example false
     */
    travel?: boolean;
};
/**
 * @description Which rule refuses it: days of another absence; days of approved vacation, unless it is sick leave; more than one may have; more than there is of the year; a locked month; days without a contract; no day that counts.
 * @example per_event
 * @enum {string}
 */
export type AbsenceRule = "overlap" | "vacation" | "per_event" | "per_year" | "month_locked" | "no_contract" | "nothing_counts";
/** @description A rule that refuses an absence. */
export type AbsenceRefusal = {
    rule: AbsenceRule;
    /**
     * Format: date
     * @description The first day that it refuses; null for all of them.
     * @example null
     */
    date: string | null;
    /**
     * @description What was asked for, in the unit of the count.
     * @example 7
     */
    count: number | null;
    /**
     * @description What the rule allows, in the unit of the count.
     * @example 5
     */
    limit: number | null;
    /**
     * @description The locked month.
     * @example null
     */
    name: string | null;
};
/** @description What an absence would come to. */
export type AbsencePreview = {
    unit: AbsenceUnit;
    /**
     * @description What it counts in all; null without an end.
     * @example 2
     */
    units: number | null;
    /** @description Its days, in order; none without an end. */
    days: CountedAbsenceDay[];
    /** @description How much of one there may be; null for as much as is needed. */
    limit: AbsenceLimit | null;
    /** @description The bag that it is taken from; null without one. */
    balance: AbsenceBalance | null;
    /**
     * @description Whether it is a right, which is validated and not approved.
     * @example true
     */
    isRight: boolean;
    /**
     * @description Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    proof: "required" | "on_request" | "none";
    /**
     * Format: date
     * @description Until when the proof would be due; null without a deadline or an end.
     * @example 2026-08-19
     */
    proofDueOn: string | null;
    /** @description Who would decide, in order; nobody where it is approved by itself. */
    stages: ApprovalStage[];
    /**
     * @description Whether its days depend on whom it is about.
     * @example false
     */
    needsKinship: boolean;
    /**
     * @description Whether its days depend on a journey.
     * @example false
     */
    asksTravel: boolean;
    /**
     * @description Whether it takes the place of approved vacation, whose days return.
     * @example false
     */
    returnsVacation: boolean;
    /** @description Each rule that refuses it. */
    refusals: AbsenceRefusal[];
};
/** @description Which version of the absence is meant. */
export type AbsenceActInput = {
    version: SeenVersion;
    /**
     * @description What there is to say.
     * @example null
     */
    comment?: string | null;
};
/** @description Which version of the absence is meant, and why. */
export type AbsenceReasonInput = {
    version: SeenVersion;
    /**
     * @description Why. The other side reads it.
     * @example El justificante no es de esas fechas
     */
    comment: string;
};
/** @description The proof of an absence. */
export type AbsenceProofInput = {
    version: SeenVersion;
    /** @description The files. */
    fileIds: Id[];
};
/** @description A part of sick leave. */
export type AbsencePartInput = {
    version: SeenVersion;
    kind: SickPartKind;
    /**
     * Format: date
     * @description The day that it is of; of the discharge the last day.
     * @example 2026-08-03
     */
    on: string;
    /**
     * @description What the social security calls the process.
     * @example IT-2026-0042
     */
    processId?: string | null;
    /** @description How long it is expected to last. */
    expected?: ExpectedDuration | null;
    /**
     * Format: date
     * @description The day of the next medical review.
     * @example null
     */
    nextOn?: string | null;
};
/**
 * @description `proposed`: answered with an alternative; `accepted` and `declined`: what the person said to it; `granted_by_silence`: nobody answered in time (ET art. 34.8).
 * @example asked
 * @enum {string}
 */
export type AdaptationState = "asked" | "granted" | "granted_by_silence" | "proposed" | "accepted" | "declined" | "refused" | "withdrawn";
/** @description A request for an adaptation of the working day. */
export type WorkdayAdaptation = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * @description From which day on.
     * @example 2026-09-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Until which day; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * @description What is asked for.
     * @example Turno de mañana, de 8:00 a 15:00
     */
    wanted: string;
    /**
     * @description Why.
     * @example Horario del colegio
     */
    reason: string;
    state: AdaptationState;
    /**
     * Format: date
     * @description The last day for an answer.
     * @example 2026-08-18
     */
    dueOn: string;
    /**
     * @description What is offered instead.
     * @example null
     */
    alternative: string | null;
    /**
     * @description The reasons of the answer.
     * @example null
     */
    comment: string | null;
    /** @description Who answered. */
    answeredBy: Person | null;
    /** @description In whose place. */
    answeredFor: Person | null;
    /**
     * Format: date-time
     * @description When.
     * @example null
     */
    answeredAt: string | null;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    /**
     * @description Whether whoever asks may answer it.
     * @example false
     */
    canAnswer: boolean;
    /**
     * @description Whether whoever asks may reply to it, or withdraw it.
     * @example true
     */
    canReply: boolean;
};
/** @description What is asked for. */
export type AdaptationInput = {
    /**
     * Format: date
     * @description From which day on.
     * @example 2026-09-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Until which day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    /**
     * @description The hours, the days or the way of working.
     * @example Turno de mañana, de 8:00 a 15:00
     */
    wanted: string;
    /**
     * @description Why.
     * @example Horario del colegio
     */
    reason: string;
};
/** @description One request. */
export type One11 = {
    data: WorkdayAdaptation;
};
/** @description What the company answers. */
export type AdaptationAnswerInput = {
    version: SeenVersion;
    /**
     * @description What is answered.
     * @example granted
     * @enum {string}
     */
    answer: "granted" | "proposed" | "refused";
    /**
     * @description What is offered instead.
     * @example null
     */
    alternative?: string | null;
    /**
     * @description The reasons; compulsory where it is refused.
     * @example null
     */
    comment?: string | null;
    /**
     * @description Whether it is in force only six seconds later, and workdayAdaptations.release takes it back until then.
     * @example false
     */
    hold?: boolean;
};
/** @description What the person says. */
export type AdaptationReplyInput = {
    version: SeenVersion;
    /**
     * @description What is said.
     * @example accepted
     * @enum {string}
     */
    reply: "accepted" | "declined" | "withdrawn";
};
/** @description A rate with its two numbers: absent minutes of agreed minutes. `a1` is of all types that count as absenteeism, `a2` of sick leave, `a3` of absence without a reason. */
export type AbsenteeismRate = {
    /**
     * @description The numerator; null where it rests on fewer than five people, unless nobody is absent at all.
     * @example 25920
     */
    absentMinutes: number | null;
    /**
     * @description The denominator.
     * @example 367680
     */
    agreedMinutes: number;
    /**
     * @description The rate, with two decimals; null where there is no numerator, or nothing was agreed.
     * @example 7.05
     */
    percent: number | null;
};
/**
 * @description What absences are of; `others` holds each group with fewer than five people.
 * @example sick_leave
 * @enum {string}
 */
export type CauseGroup = "leave" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified" | "others";
/** @description What was lost by a cause. */
export type LostTime = {
    cause: CauseGroup;
    /**
     * @description How many people; null for the others.
     * @example 12
     */
    people: number | null;
    /**
     * @description Days lost, of those on which there was work; a part of a day is a part.
     * @example 52.5
     */
    days: number;
    /**
     * @description What was lost.
     * @example 24600
     */
    minutes: number;
};
/** @description A part of the people, or of the period. */
export type AbsenteeismRow = {
    /**
     * @description The coordinator, the project or the skill; null for a period, and for people without any.
     * @example null
     */
    id: string | null;
    /**
     * @description What it is called.
     * @example null
     */
    name: string | null;
    /**
     * Format: date
     * @description The first day of a period.
     * @example 2026-03-02
     */
    from: string | null;
    /**
     * @description How many people.
     * @example 40
     */
    people: number;
    /**
     * @description Days lost; null where fewer than five people were absent.
     * @example 12
     */
    days: number | null;
    /**
     * @description What was lost; null where fewer than five people were absent.
     * @example 5760
     */
    minutes: number | null;
    a1: AbsenteeismRate;
};
/** @description Absenteeism of a period. */
export type Absenteeism = {
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-01
     */
    from: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-03-31
     */
    until: string;
    /**
     * @description How many people it is of.
     * @example 40
     */
    people: number;
    /**
     * @description What their contracts and shifts ask for, without holidays.
     * @example 386880
     */
    plannedMinutes: number;
    /**
     * @description What was worked beyond that, of days that are over.
     * @example 0
     */
    overtimeMinutes: number;
    /**
     * @description What vacation takes of it.
     * @example 19200
     */
    vacationMinutes: number;
    /**
     * @description The agreed effective hours (HPE): planned, with overtime and without vacation.
     * @example 367680
     */
    agreedMinutes: number;
    a1: AbsenteeismRate;
    a2: AbsenteeismRate;
    a3: AbsenteeismRate;
    /** @description What was lost by cause, the most first. */
    groups: LostTime[];
    /** @description The same by what was asked for; none by cause. */
    rows: AbsenteeismRow[];
};
/** @description What was lost by a cause, or by a part of the people or of the period. */
export type AbsenteeismLine = {
    /**
     * @description The cause, the coordinator, the project, the skill, or the first day; `none` of people without any.
     * @example sick_leave
     */
    id: string;
    /** @description The cause; null where lines are of something else. */
    cause: CauseGroup | null;
    /**
     * @description What the team, the project or the skill is called; null for the others, and for people without any.
     * @example null
     */
    name: string | null;
    /**
     * Format: date
     * @description The first day of a period.
     * @example null
     */
    from: string | null;
    /**
     * @description How many people: of a cause those who were absent by it, null for the others.
     * @example 12
     */
    people: number | null;
    /**
     * @description Days lost; null where fewer than five people were absent.
     * @example 52.5
     */
    days: number | null;
    /**
     * @description What was lost; null where fewer than five people were absent.
     * @example 24600
     */
    minutes: number | null;
    /**
     * @description The rate, with two decimals: of a cause its part of the agreed hours; null where it rests on fewer than five people, or nothing was agreed.
     * @example 7.05
     */
    percent: number | null;
};
/** @description How requests of a plan are answered. */
export type VacationPlanRules = {
    /**
     * @description Whether a request that keeps the rules and has its places is approved by itself.
     * @example true
     */
    autoApprove: boolean;
    /**
     * @description Longer requests wait for a decision.
     * @example 15
     */
    longestDays: number | null;
    /**
     * @description Nearer requests wait for a decision.
     * @example 15
     */
    noticeDays: number;
    /**
     * @description Whether requests wait for a decision that begin on a day without planned work, or ask for more hours than are planned.
     * @example true
     */
    withinShifts: boolean;
    /**
     * @description What becomes of a request for which there is no place: it waits for one in order, it waits for a decision, or it is refused.
     * @example waiting
     * @enum {string}
     */
    whenFull: "waiting" | "decide" | "refuse";
    /**
     * @description So many days before its first day nobody gets on the waiting list any more, and who still waits is told that no place fell free.
     * @example 7
     */
    waitingClosesDays: number;
    /**
     * @description Whether a place that falls free is granted at once to who waits first, or offered.
     * @example offer
     * @enum {string}
     */
    grants: "at_once" | "offer";
    /**
     * @description How long an offer stands.
     * @example 48
     */
    offerHours: number;
    /**
     * @description From which part of a quota on a date is filling fast.
     * @example 75
     */
    fillingPercent: number;
};
/**
 * @description Days of the week, 1 the Monday to 7 the Sunday.
 * @example [
 *       1,
 *       2,
 *       3,
 *       4,
 *       5
 *     ]
 */
export type Weekdays = number[];
/**
 * @description A minute of the day on the clock of the wall.
 * @example 540
 */
export type Minute = number;
/** @description How many people are needed on days of the week in an interval of the day. */
export type StaffNeed = {
    /**
     * Format: uuid
     * @description Of this skill; of all of the plan without one.
     * @example null
     */
    skillId?: string | null;
    weekdays: Weekdays;
    start: Minute;
    end: Minute;
    /**
     * @description How many people are needed.
     * @example 12
     */
    people: number;
};
/** @description A vacation plan. */
export type VacationPlan = {
    id: Id;
    /**
     * @description Its name.
     * @example Atención al cliente
     */
    name: string;
    /** @description For people with one of these main skills. */
    skills: PlanName[];
    /** @description For people of one of these employee groups. */
    groups: PlanName[];
    /**
     * Format: date
     * @description The first day that it is for.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day that it is for; null without an end.
     * @example null
     */
    validUntil: string | null;
    rules: VacationPlanRules;
    /** @description Who is needed when. */
    needs: StaffNeed[];
    /**
     * @description How many quotas it has.
     * @example 3
     */
    quotaCount: number;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A plan to write. */
export type VacationPlanInput = {
    /**
     * @description Its name. People read it.
     * @example Atención al cliente
     */
    name: string;
    /** @description For people with one of these main skills. */
    skillIds?: Id[];
    /** @description For people of one of these employee groups. */
    groupIds?: Id[];
    /**
     * Format: date
     * @description The first day that it is for.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day that it is for; null without an end.
     * @example null
     */
    validUntil?: string | null;
    rules: VacationPlanRules;
    /** @description Who is needed when: coverage is compared with it. */
    needs?: StaffNeed[];
};
/** @description One vacation plan. */
export type One12 = {
    data: VacationPlan;
};
/** @description What it is to be. */
export type VacationPlanUpdate = {
    /**
     * @description Its name. People read it.
     * @example Atención al cliente
     */
    name: string;
    /** @description For people with one of these main skills. */
    skillIds?: Id[];
    /** @description For people of one of these employee groups. */
    groupIds?: Id[];
    /**
     * Format: date
     * @description The first day that it is for.
     * @example 2026-01-01
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day that it is for; null without an end.
     * @example null
     */
    validUntil?: string | null;
    rules: VacationPlanRules;
    /** @description Who is needed when: coverage is compared with it. */
    needs?: StaffNeed[];
    version: SeenVersion;
};
/**
 * @description What is counted: people who are off, or the minutes that they would have worked.
 * @example people
 * @enum {string}
 */
export type QuotaMeasure = "people" | "minutes";
/** @description A quota. */
export type VacationQuota = {
    id: Id;
    plan: PlanName;
    /**
     * Format: date
     * @description Its first date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** @description Only on these days of the week; null for all. */
    weekdays: Weekdays | null;
    /**
     * @description The first minute of its interval; null for the whole day.
     * @example null
     */
    start: number | null;
    /**
     * @description The minute at which its interval is over; null for the whole day.
     * @example null
     */
    end: number | null;
    measure: QuotaMeasure;
    /**
     * @description The most on each of its dates.
     * @example 4
     */
    limit: number;
    /**
     * @description The most that is taken on one of its dates.
     * @example 2
     */
    taken: number;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A quota to write. */
export type VacationQuotaInput = {
    planId: Id;
    /**
     * Format: date
     * @description Its first date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** @description Only on these days of the week; on all of them without. */
    weekdays?: Weekdays | null;
    /**
     * @description Only from this minute of the day on.
     * @example null
     */
    start?: number | null;
    /**
     * @description Only until this minute of the day.
     * @example null
     */
    end?: number | null;
    measure?: QuotaMeasure;
    /**
     * @description The most on each of its dates.
     * @example 4
     */
    limit: number;
    /**
     * @description Why it is below what is taken already; only needed then, and kept in the log.
     * @example null
     */
    reason?: string | null;
};
/** @description One quota. */
export type One13 = {
    data: VacationQuota;
};
/** @description What it is to be. */
export type VacationQuotaUpdate = {
    planId: Id;
    /**
     * Format: date
     * @description Its first date.
     * @example 2026-07-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last date.
     * @example 2026-08-31
     */
    endsOn: string;
    /** @description Only on these days of the week; on all of them without. */
    weekdays?: Weekdays | null;
    /**
     * @description Only from this minute of the day on.
     * @example null
     */
    start?: number | null;
    /**
     * @description Only until this minute of the day.
     * @example null
     */
    end?: number | null;
    measure?: QuotaMeasure;
    /**
     * @description The most on each of its dates.
     * @example 4
     */
    limit: number;
    /**
     * @description Why it is below what is taken already; only needed then, and kept in the log.
     * @example null
     */
    reason?: string | null;
    version: SeenVersion;
};
/** @description The dates of a period as a person finds them. */
export type VacationPlaces = {
    /** @description The plan of the person; null without one. */
    plan: PlanName | null;
    /** @description Its rules. */
    rules: VacationPlanRules | null;
    /** @description The period of requests that is open, or the next one; null where the plan has none to come. */
    period: PeriodDates | null;
    /** @description The dates, in order; none without a plan. */
    days: DatePlaces[];
};
/** @description The Mondays of the weeks in which there were any. */
export type PeakWeeks = string[];
/** @description Which peak weeks somebody had. */
export type PeakHistory = {
    /** @description The plan of the person; null without one. */
    plan: PlanName | null;
    /** @description The periods of these years, the earlier first. */
    periods: {
        id: Id;
        /**
         * @description Its name.
         * @example Verano 2026
         */
        name: string;
        /**
         * Format: date
         * @description Its first date.
         * @example 2026-06-15
         */
        startsOn: string;
        /**
         * Format: date
         * @description Its last date.
         * @example 2026-09-15
         */
        endsOn: string;
        /**
         * @description How many days of work the person was off.
         * @example 5
         */
        days: number;
        weeks: PeakWeeks;
        /**
         * @description How many days each of the plan had; null of fewer than five people.
         * @example 4.2
         */
        average: number | null;
    }[];
};
/**
 * @description Where a period stands by today: not open yet; open; closed for requests and not answered yet; answered; or its dates are over.
 * @example open
 * @enum {string}
 */
export type VacationPeriodState = "scheduled" | "open" | "resolving" | "resolved" | "closed";
/** @description A period of requests. */
export type VacationPeriod = {
    id: Id;
    plan: PlanName;
    /**
     * @description Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * @description The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * @description The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * @description The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * @description The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last date that is asked for.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
    state: VacationPeriodState;
    /**
     * Format: date-time
     * @description When its results were published; null before.
     * @example null
     */
    publishedAt: string | null;
    /**
     * @description How many of its requests wait for an answer.
     * @example 3
     */
    unanswered: number;
    /**
     * @description Whether these should have been answered by now.
     * @example false
     */
    isLate: boolean;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A period to write. */
export type VacationPeriodInput = {
    planId: Id;
    /**
     * @description Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * @description The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * @description The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * @description The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * @description The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last date that is asked for.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
};
/** @description One period of requests. */
export type One14 = {
    data: VacationPeriod;
};
/** @description What it is to be. */
export type VacationPeriodUpdate = {
    planId: Id;
    /**
     * @description Its name.
     * @example Verano 2027
     */
    name: string;
    /**
     * Format: date
     * @description The first day on which one asks.
     * @example 2027-02-01
     */
    opensOn: string;
    /**
     * Format: date
     * @description The last day on which one asks.
     * @example 2027-02-28
     */
    closesOn: string;
    /**
     * Format: date
     * @description The last day on which the company answers.
     * @example 2027-03-10
     */
    answerBy: string;
    /**
     * Format: date
     * @description The first date that is asked for.
     * @example 2027-06-15
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last date that is asked for.
     * @example 2027-09-15
     */
    endsOn: string;
    criterion: PeriodCriterion;
    version: SeenVersion;
};
/**
 * @description What comes of it: it is granted; there is no place left; something better was granted; or the rules of the agreement refuse it by now.
 * @example granted
 * @enum {string}
 */
export type BidOutcome = "granted" | "full" | "not_needed" | "refused";
/** @description A run of days that somebody would like to have. */
export type Bid = {
    /**
     * @description 1 is what they would like most.
     * @example 1
     */
    rank: number;
    /**
     * Format: date
     * @description Its first day.
     * @example 2027-08-02
     */
    startsOn: string;
    /**
     * Format: date
     * @description Its last day.
     * @example 2027-08-15
     */
    endsOn: string;
    /** @description What comes of it; null as long as nobody has said. */
    outcome: BidOutcome | null;
};
/** @description What somebody gets. */
export type PeriodResult = {
    person: Person;
    /**
     * @description 1 is who chooses first.
     * @example 1
     */
    turn: number;
    /**
     * Format: date
     * @description Since when they are here; what counts by seniority.
     * @example 2015-04-01
     */
    since: string | null;
    /**
     * @description What counts by rotation and points: how well they were served before, or the days of these dates that they had in the three years before.
     * @example 4
     */
    points: number;
    /** @description What they would like to have, the first before the others. */
    bids: Bid[];
};
/** @description Who gets what in a period. */
export type PeriodResults = {
    /**
     * @description Whether they are published.
     * @example false
     */
    published: boolean;
    /** @description In the order of their turn. */
    results: PeriodResult[];
};
/** @description What one would like to have in a period. */
export type OwnBids = {
    period: PeriodDates;
    /** @description The first before the others. */
    bids: Bid[];
};
/** @description What one would like to have, the first before the others. */
export type BidsInput = {
    /** @description Each a run of days. */
    bids: {
        /**
         * Format: date
         * @description Its first day.
         * @example 2027-08-02
         */
        startsOn: string;
        /**
         * Format: date
         * @description Its last day.
         * @example 2027-08-15
         */
        endsOn: string;
    }[];
};
/** @description How many requests have a state. */
export type StateCount = {
    state: VacationState;
    /**
     * @description How many.
     * @example 3
     */
    count: number;
};
/** @description A day, a week, a month or a person. */
export type SummaryRow = {
    /**
     * Format: date
     * @description Its first day; null of a person.
     * @example 2026-08-03
     */
    startsOn: string | null;
    /**
     * Format: date
     * @description Its last day; null of a person.
     * @example 2026-08-03
     */
    endsOn: string | null;
    /** @description Who; null of a day. */
    person: Person | null;
    /** @description How many requests there are of each state that there is. */
    states: StateCount[];
    /**
     * @description The quota of the whole day; null but of a day of a plan.
     * @example 4
     */
    limit: number | null;
    /**
     * @description What is taken of it; null but of a day of a plan.
     * @example 2
     */
    taken: number | null;
    /**
     * @description How many wait for a place; null but of a day of a plan.
     * @example 1
     */
    waiting: number | null;
};
/** @description Counts of vacation requests. */
export type OperationsSummary = {
    /** @description How many requests there are of each state that there is. */
    states: StateCount[];
    /** @description Each day, week, month or person with any. */
    rows: SummaryRow[];
};
/** @description The peak dates of somebody. */
export type PeakDays = {
    person: Person;
    /**
     * @description In all.
     * @example 10
     */
    days: number;
    /** @description Those of each period with any. */
    periods: {
        id: Id;
        weeks: PeakWeeks;
        /**
         * @description How many days of work.
         * @example 5
         */
        days: number;
        /**
         * Format: date
         * @description The first of them.
         * @example 2026-08-03
         */
        startsOn: string;
        /**
         * Format: date
         * @description The last of them.
         * @example 2026-08-07
         */
        endsOn: string;
    }[];
};
/** @description The peak dates of a team. */
export type PeakGroup = {
    /**
     * Format: uuid
     * @description Who coordinates it; null for all small ones together.
     * @example null
     */
    id: string | null;
    /**
     * @description What they are called.
     * @example null
     */
    name: string | null;
    /**
     * @description How many people; null where they are fewer than five even together.
     * @example 12
     */
    people: number | null;
    /**
     * @description Days for each of them in all; null where they are fewer than five.
     * @example 4.5
     */
    days: number | null;
    /** @description Those of each period. */
    periods: {
        id: Id;
        /**
         * @description How many had any; null where the team is fewer than five.
         * @example 6
         */
        people: number | null;
        /**
         * @description Days for each person of the team; null where they are fewer than five.
         * @example 2.5
         */
        days: number | null;
    }[];
};
/** @description Who had which peak dates. */
export type Fairness = {
    /** @description The periods whose dates are counted, the earlier first. */
    periods: {
        id: Id;
        /**
         * @description Its name.
         * @example Verano 2026
         */
        name: string;
        /**
         * Format: date
         * @description Its first date.
         * @example 2026-06-15
         */
        startsOn: string;
        /**
         * Format: date
         * @description Its last date.
         * @example 2026-09-15
         */
        endsOn: string;
    }[];
    /** @description Everybody of the plan, those with the fewest days first; nobody for who does not see everybody. */
    people: PeakDays[];
    /** @description The same by team, by name; teams of fewer than five people are one, without a name. */
    groups: PeakGroup[];
};
/** @description What is decided on which requests. */
export type OperationsDecisionInput = {
    /**
     * @description What is decided.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** @description Which. */
    requests: {
        id: Id;
        version: SeenVersion;
    }[];
    /**
     * @description Why; compulsory where they are refused.
     * @example null
     */
    comment?: string | null;
    /**
     * @description Why they are approved beyond the quota.
     * @example null
     */
    override?: string | null;
    /**
     * @description Whether it is in force only six seconds later.
     * @example false
     */
    hold?: boolean;
};
/** @description Which decisions are taken back. */
export type OperationsReleaseInput = {
    /** @description Of these requests. */
    ids: Id[];
};
/** @description Which requests. */
export type CoverageInput = {
    /** @description The requests. */
    ids: Id[];
};
/** @description An interval of a date in which people are needed. */
export type CoverageInterval = {
    /**
     * Format: date
     * @description The date.
     * @example 2026-08-03
     */
    date: string;
    plan: PlanName;
    /** @description Of which skill; null for all of the plan. */
    skill: PlanName | null;
    start: Minute;
    end: Minute;
    /**
     * @description How many people are needed.
     * @example 12
     */
    needed: number;
    /**
     * @description How many are planned and not off.
     * @example 13
     */
    before: number;
    /**
     * @description How many would be left.
     * @example 11
     */
    after: number;
};
/** @description One of the requests. */
export type CoverageRequest = {
    id: Id;
    person: Person;
    /**
     * @description Whether there is a place for it alone.
     * @example true
     */
    fits: boolean;
    /**
     * Format: date
     * @description The first date without a place; null where it fits.
     * @example null
     */
    date: string | null;
    /**
     * @description The quota of that date.
     * @example null
     */
    limit: number | null;
    /**
     * @description Whether it is of the subset that is suggested.
     * @example true
     */
    suggested: boolean;
    /**
     * @description Why it is suggested or not: it fits; there is no place even for it alone; or only without others that are suggested.
     * @example fits
     * @enum {string}
     */
    why: "fits" | "full" | "beside_others";
};
/** @description What approving a set of requests would do. */
export type Coverage = {
    /** @description The intervals of the dates, in order. */
    intervals: CoverageInterval[];
    /** @description The requests, in the order in which they came. */
    requests: CoverageRequest[];
    /**
     * @description How the subset was found: all subsets were compared, or, where there are too many, one request after the other was taken.
     * @example exact
     * @enum {string}
     */
    method: "exact" | "greedy";
};
/**
 * @description `offered`: it waits for the person to sign; `signed`: it is signed and has not begun; `replaced`: a later version holds; `reversed`: one side went back to work on site; `ended`: its time is over.
 * @example in_force
 * @enum {string}
 */
export type TeleworkState = "draft" | "offered" | "refused" | "signed" | "in_force" | "replaced" | "reversed" | "ended";
/**
 * @description The days of a week that are remote, from 1, Monday, to 7.
 * @example [
 *       2,
 *       4
 *     ]
 */
export type RemoteDays = number[];
/** @description A person who works remotely, or may. */
export type TeleworkPerson = {
    id: Id;
    person: Person;
    /** @description The state of the version in force, or else of the one that comes nearest to it; null without an agreement. */
    state: TeleworkState | null;
    /** @description The state of a version that is not signed, beside one that is; null without one. */
    next: TeleworkState | null;
    /**
     * Format: date
     * @description The first day of that version; null without an agreement.
     * @example 2026-01-12
     */
    startsOn: string | null;
    /**
     * Format: date
     * @description The last day of that version; null for no end.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** @description The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    /**
     * @description Days with effective work.
     * @example 62
     */
    workedDays: number;
    /**
     * @description Those of them that the pattern has as remote.
     * @example 25
     */
    plannedDays: number;
    /**
     * @description Those of them on which the clock says remote.
     * @example 24
     */
    remoteDays: number;
    /**
     * @description Days on which the clock says something else than the agreement.
     * @example 3
     */
    contradictions: number;
    /**
     * @description Effective work.
     * @example 1785600
     */
    workedSeconds: number;
    /**
     * @description Effective work that the clock says was remote.
     * @example 691200
     */
    remoteSeconds: number;
    /**
     * @description Remote work on days without an agreement in force.
     * @example 0
     */
    uncoveredSeconds: number;
    /**
     * @description How much of the work was remote, in percent with one decimal; null where there was none.
     * @example 38.7
     */
    share: number | null;
    /**
     * @description How much of the work was remote without an agreement, in percent with one decimal; null where there was none.
     * @example 0
     */
    uncoveredShare: number | null;
    /**
     * @description Whether the remote work without an agreement is 30 % of the work or more, which the law wants agreed on in writing.
     * @example false
     */
    isLacking: boolean;
};
/** @description Where this page stands, the three months, and what all that match add up to. */
export type TeleworkMeta = {
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
    /**
     * Format: date
     * @description The first day of the figures.
     * @example 2025-12-06
     */
    from: string;
    /**
     * Format: date
     * @description The last.
     * @example 2026-03-05
     */
    until: string;
    /**
     * @description People with an agreement in force.
     * @example 31
     */
    inForce: number;
    /**
     * @description People with a version that waits for their signature.
     * @example 4
     */
    offered: number;
    /**
     * @description People with contradictions.
     * @example 12
     */
    contradicted: number;
    /**
     * @description People at 30 % or more without an agreement.
     * @example 2
     */
    lacking: number;
};
/** @description A piece of equipment. */
export type TeleworkEquipment = {
    /**
     * @description What it is.
     * @example Ordenador portátil
     */
    name: string;
    /**
     * @description Its useful life, in months.
     * @example 48
     */
    lifeMonths: number;
};
/**
 * @description What is agreed on it; empty where nothing is yet.
 * @example Registro de jornada
 */
export type TeleworkText = string;
/** @description The contents of Ley 10/2021 art. 7. The letter l, duration, is the first and the last day of the version. */
export type TeleworkContents = {
    /** @description a) The inventory of equipment with its useful life. */
    equipment: TeleworkEquipment[];
    expenses: TeleworkText;
    compensation: TeleworkText;
    hours: TeleworkText;
    availability: TeleworkText;
    /**
     * @description d) The share of remote work in percent; null where nothing is agreed yet.
     * @example 40
     */
    remotePercent: number | null;
    distribution: TeleworkText;
    workCenter: TeleworkText;
    place: TeleworkText;
    /**
     * @description g) The notice of a reversal in days; null where nothing is agreed yet.
     * @example 15
     */
    reversalDays: number | null;
    controls: TeleworkText;
    troubleshooting: TeleworkText;
    dataProtection: TeleworkText;
    security: TeleworkText;
};
/**
 * @description SHA-256 of what the version says as JSON.
 * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
 */
export type TeleworkHash = string;
/**
 * @description What was done.
 * @example sign
 * @enum {string}
 */
export type TeleworkAct = "offer" | "withdraw" | "change" | "sign" | "refuse" | "reverse";
/**
 * @description Which side.
 * @example employee
 * @enum {string}
 */
export type TeleworkSide = "employee" | "company";
/** @description Something that was done with a version. */
export type TeleworkDone = {
    act: TeleworkAct;
    side: TeleworkSide;
    at: Instant;
    by: Person;
    hash: TeleworkHash;
    /**
     * @description What was said.
     * @example null
     */
    reason: string | null;
};
/** @description A version of a telework agreement. */
export type TeleworkVersion = {
    id: Id;
    person: Person;
    /**
     * @description Counts the versions of the person.
     * @example 1
     */
    number: number;
    state: TeleworkState;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    /**
     * Format: date
     * @description The last day that it holds: its own, or an earlier one by a reversal or a later version; null for no end.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** @description The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
    /** @description The fields of the contents that the law asks for and that are empty. */
    missing: string[];
    hash: TeleworkHash;
    /**
     * @description Counts the changes of the row.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date
     * @description The first last day that a reversal of today could have; null where none is possible.
     * @example 2026-03-20
     */
    earliestLastDay: string | null;
    /**
     * @description Whether whoever asks may change it.
     * @example false
     */
    canEdit: boolean;
    /**
     * @description Whether whoever asks may remove it.
     * @example false
     */
    canRemove: boolean;
    /**
     * @description Whether whoever asks may offer it once it is complete.
     * @example false
     */
    canOffer: boolean;
    /**
     * @description Whether whoever asks may take it back.
     * @example false
     */
    canWithdraw: boolean;
    /**
     * @description Whether it waits for whoever asks to sign it.
     * @example true
     */
    canAnswer: boolean;
    /**
     * @description Whether whoever asks may go back to work on site.
     * @example false
     */
    canReverse: boolean;
    /** @description What was done with it, in order. */
    acts: TeleworkDone[];
};
/** @description A person with every version of their agreement. */
export type TeleworkPersonDetail = {
    id: Id;
    person: Person;
    /** @description The state of the version in force, or else of the one that comes nearest to it; null without an agreement. */
    state: TeleworkState | null;
    /** @description The state of a version that is not signed, beside one that is; null without one. */
    next: TeleworkState | null;
    /**
     * Format: date
     * @description The first day of that version; null without an agreement.
     * @example 2026-01-12
     */
    startsOn: string | null;
    /**
     * Format: date
     * @description The last day of that version; null for no end.
     * @example null
     */
    lastsUntil: string | null;
    weekA: RemoteDays;
    /** @description The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    /**
     * @description Days with effective work.
     * @example 62
     */
    workedDays: number;
    /**
     * @description Those of them that the pattern has as remote.
     * @example 25
     */
    plannedDays: number;
    /**
     * @description Those of them on which the clock says remote.
     * @example 24
     */
    remoteDays: number;
    /**
     * @description Days on which the clock says something else than the agreement.
     * @example 3
     */
    contradictions: number;
    /**
     * @description Effective work.
     * @example 1785600
     */
    workedSeconds: number;
    /**
     * @description Effective work that the clock says was remote.
     * @example 691200
     */
    remoteSeconds: number;
    /**
     * @description Remote work on days without an agreement in force.
     * @example 0
     */
    uncoveredSeconds: number;
    /**
     * @description How much of the work was remote, in percent with one decimal; null where there was none.
     * @example 38.7
     */
    share: number | null;
    /**
     * @description How much of the work was remote without an agreement, in percent with one decimal; null where there was none.
     * @example 0
     */
    uncoveredShare: number | null;
    /**
     * @description Whether the remote work without an agreement is 30 % of the work or more, which the law wants agreed on in writing.
     * @example false
     */
    isLacking: boolean;
    /**
     * Format: date
     * @description The first day of the figures.
     * @example 2025-12-06
     */
    from: string;
    /**
     * Format: date
     * @description The last.
     * @example 2026-03-05
     */
    until: string;
    /** @description The versions, the last one first. */
    versions: TeleworkVersion[];
};
/** @description What a version begins with. */
export type TeleworkTemplate = {
    /**
     * Format: date
     * @description The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** @description The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
};
/** @description A version to write. */
export type TeleworkVersionInput = {
    employeeId: Id;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** @description The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
};
/** @description One version. */
export type One15 = {
    data: TeleworkVersion;
};
/** @description What the version says. */
export type TeleworkVersionUpdate = {
    /**
     * Format: date
     * @description The first day.
     * @example 2026-04-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last; null for no end.
     * @example null
     */
    endsOn: string | null;
    weekA: RemoteDays;
    /** @description The days of every other week; null where all weeks are the same. */
    weekB: RemoteDays | null;
    contents: TeleworkContents;
    version: SeenVersion;
};
/** @description Which version of the row is meant. */
export type TeleworkSeen = {
    version: SeenVersion;
};
/**
 * @description Why. The other side reads it.
 * @example La compensación no cubre los gastos
 */
export type TeleworkReason = string;
/**
 * @description `no_agreement`: remote without an agreement in force; `not_planned`: remote on a day that the pattern has on site; `on_site`: on site on a day that it has remote.
 * @example not_planned
 * @enum {string}
 */
export type TeleworkContradiction = "no_agreement" | "not_planned" | "on_site";
/** @description A day of telework. */
export type TeleworkDay = {
    /**
     * @description The person and the day.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026-03-02
     */
    id: string;
    person: Person;
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-02
     */
    date: string;
    /**
     * @description Whether the agreement has it as remote.
     * @example false
     */
    isPlanned: boolean;
    /**
     * @description Effective work.
     * @example 28800
     */
    workedSeconds: number;
    /**
     * @description Effective work that the clock says was remote.
     * @example 28800
     */
    remoteSeconds: number;
    /** @description What does not agree; null where all does. */
    contradiction: TeleworkContradiction | null;
};
/**
 * @description The month that is paid.
 * @example 2026-02
 */
export type PayslipMonth = string;
/**
 * @description `ordinary`: the pay of the month; `extra`: an extra pay beside it.
 * @example ordinary
 * @enum {string}
 */
export type PayslipKind = "ordinary" | "extra";
/**
 * @description `replaced`: a later version took its place.
 * @example published
 * @enum {string}
 */
export type PayslipState = "published" | "replaced" | "withdrawn";
/** @description A payslip as who publishes sees it. */
export type PublishedPayslip = {
    id: Id;
    person: Person;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * @description Which version.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * @description Its pages.
     * @example 1
     */
    pages: number;
    /**
     * @description Its bytes.
     * @example 48213
     */
    size: number;
    publishedAt: Instant;
    /**
     * Format: date-time
     * @description When it was replaced or withdrawn.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * @description When its person first looked at it.
     * @example null
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * @description When its person first downloaded it.
     * @example null
     */
    downloadedAt: string | null;
    /**
     * Format: date-time
     * @description When its person was last reminded.
     * @example null
     */
    remindedAt: string | null;
};
/** @description Where this page stands, and what all that match add up to. */
export type PublishedMeta = {
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
    /**
     * @description Published and in force.
     * @example 12
     */
    published: number;
    /**
     * @description Of those the ones that were downloaded.
     * @example 9
     */
    downloaded: number;
};
/**
 * @description Euro cents.
 * @example 142830
 */
export type Cents = number;
/** @description What the payslip says, in euro cents. */
export type PayslipAmounts = {
    grossCents: Cents;
    deductionsCents: Cents;
    netCents: Cents;
    incomeTaxCents: Cents;
    incomeTaxBaseCents: Cents;
    contributionBaseCents: Cents;
};
/** @description A version of a payslip. */
export type Payslip = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * @description Counts the versions of the person, month and kind.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * @description Its pages.
     * @example 1
     */
    pages: number;
    /**
     * @description Its bytes.
     * @example 48213
     */
    size: number;
    /**
     * @description SHA-256 of the file, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: string;
    publishedAt: Instant;
    /**
     * Format: date-time
     * @description When it was replaced or withdrawn.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * @description When its person first looked at it.
     * @example 2026-03-02T09:00:00.000Z
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * @description When its person first downloaded it.
     * @example 2026-03-02T09:00:00.000Z
     */
    downloadedAt: string | null;
    /** @description What it says; null where not every amount could be read, where they contradict one another, and once it is withdrawn. */
    amounts: PayslipAmounts | null;
};
/** @description A payslip that is not counted. */
export type UncountedPayslip = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
};
/** @description What the published payslips of the year add up to, in euro cents. */
export type PayslipsToDate = {
    /**
     * @description How many are counted.
     * @example 2
     */
    counted: number;
    /** @description Those whose amounts could not be read, and are not counted. */
    uncounted: UncountedPayslip[];
    grossCents: Cents;
    deductionsCents: Cents;
    netCents: Cents;
    incomeTaxCents: Cents;
    incomeTaxBaseCents: Cents;
    contributionBaseCents: Cents;
};
/** @description The payslips of a person and year. */
export type PayslipYear = {
    /**
     * @description The year.
     * @example 2026
     */
    year: number;
    /** @description The years with payslips, the last one first. */
    years: number[];
    /** @description Every version, the last month first. */
    payslips: Payslip[];
    toDate: PayslipsToDate;
};
/** @description To how many. */
export type PayslipsReminded = {
    /** @description To how many. */
    data: {
        /**
         * @description People who are told.
         * @example 12
         */
        told: number;
        /**
         * @description People who were told today already.
         * @example 3
         */
        already: number;
    };
};
/** @description The hours of the month as the time record says them. */
export type PayslipHours = {
    /**
     * @description Whether a contract of the month was part-time.
     * @example true
     */
    partTime: boolean;
    ordinarySeconds: OrdinarySeconds;
    complementarySeconds: ComplementarySeconds;
    extraSeconds: ExtraSeconds;
    /**
     * Format: date-time
     * @description When the person confirmed the month.
     * @example null
     */
    acknowledgedAt: string | null;
    hash: SheetHash;
};
/** @description A payslip with the hours of its month and its versions. */
export type PayslipDetail = {
    id: Id;
    month: PayslipMonth;
    kind: PayslipKind;
    /**
     * @description Counts the versions of the person, month and kind.
     * @example 1
     */
    version: number;
    state: PayslipState;
    /**
     * @description Its pages.
     * @example 1
     */
    pages: number;
    /**
     * @description Its bytes.
     * @example 48213
     */
    size: number;
    /**
     * @description SHA-256 of the file, in hexadecimal.
     * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
     */
    sha256: string;
    publishedAt: Instant;
    /**
     * Format: date-time
     * @description When it was replaced or withdrawn.
     * @example null
     */
    closedAt: string | null;
    /**
     * Format: date-time
     * @description When its person first looked at it.
     * @example 2026-03-02T09:00:00.000Z
     */
    seenAt: string | null;
    /**
     * Format: date-time
     * @description When its person first downloaded it.
     * @example 2026-03-02T09:00:00.000Z
     */
    downloadedAt: string | null;
    /** @description What it says; null where not every amount could be read, where they contradict one another, and once it is withdrawn. */
    amounts: PayslipAmounts | null;
    /** @description The hours of its month; null with extra pay. */
    hours: PayslipHours | null;
    /** @description Every version of the month and kind, the last one first. */
    versions: Payslip[];
};
/**
 * @description Where it stands.
 * @example review
 * @enum {string}
 */
export type PayslipBatchState = "uploaded" | "analysing" | "review" | "publishing" | "published" | "cancelled" | "failed";
/**
 * @description `encrypted`: the PDF asks for a password; `unreadable`: it is damaged; `empty`: no PDF in it; `too_many_pages`: more than 5,000; `too_large`: a ZIP of more than 500 MB, or of more than 2,000 files; `too_slow`: a page that no reader comes to the end of; `internal`: something in the service is broken, the file is kept, and the batch can be tried again.
 * @example encrypted
 * @enum {string}
 */
export type PayslipBatchFailure = "encrypted" | "unreadable" | "empty" | "too_many_pages" | "too_large" | "too_slow" | "internal";
/** @description A file with the payslips of many people. */
export type PayslipBatch = {
    id: Id;
    /**
     * @description What the file was called.
     * @example nominas-2026-02.pdf
     */
    name: string;
    month: PayslipMonth;
    kind: PayslipKind;
    state: PayslipBatchState;
    /** @description Why it has failed. */
    failure: PayslipBatchFailure | null;
    /**
     * @description Bytes of the file.
     * @example 482130
     */
    size: number;
    /**
     * @description Pages in all; 0 before they are counted.
     * @example 12
     */
    pages: number;
    /**
     * @description Steps done of what it is doing.
     * @example 12
     */
    done: number;
    /**
     * @description Steps in all of what it is doing.
     * @example 12
     */
    total: number;
    /**
     * @description Pages with a person.
     * @example 10
     */
    assigned: number;
    /**
     * @description Pages that may be of several people or another month.
     * @example 1
     */
    ambiguous: number;
    /**
     * @description Pages without a person.
     * @example 1
     */
    unassigned: number;
    /**
     * @description Pages that were left out.
     * @example 0
     */
    leftOut: number;
    /**
     * @description People with a page.
     * @example 9
     */
    people: number;
    /**
     * @description Counts the changes.
     * @example 1
     */
    version: number;
    createdBy: Person;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was published, cancelled or failed.
     * @example null
     */
    finishedAt: string | null;
};
/** @description One batch. */
export type One16 = {
    data: PayslipBatch;
};
/**
 * @description Whether it has a person: `ambiguous` may be of several people, or of another month.
 * @example assigned
 * @enum {string}
 */
export type PayslipPageState = "assigned" | "ambiguous" | "unassigned" | "left_out";
/**
 * @description Why it has no person: a picture without text; no NIF or NIE whose letter is right; one that nobody here has; those of several people; another month than that of the batch.
 * @example unknown_tax_id
 * @enum {string}
 */
export type PayslipPageReason = "no_text" | "no_tax_id" | "unknown_tax_id" | "several_people" | "other_month";
/** @description A page of a batch. */
export type PayslipPage = {
    /**
     * @description Its number in the batch, from 1.
     * @example 7
     */
    number: number;
    /**
     * @description The file of the ZIP that it is in.
     * @example null
     */
    file: string | null;
    /**
     * @description Its number in that file.
     * @example 7
     */
    filePage: number;
    state: PayslipPageState;
    /** @description Why nobody was found. */
    reason: PayslipPageReason | null;
    /**
     * @description The NIF or NIE that was found.
     * @example 99999901H
     */
    taxId: string | null;
    /** @description Whose it is. */
    person: Person | null;
    /**
     * @description Whether the person has a payslip of the month and kind already, which it would replace.
     * @example false
     */
    replaces: boolean;
};
/** @description Whose pages are. */
export type AssignInput = {
    /** @description Their numbers. */
    pages?: number[];
    /**
     * @description Leaves out whatever has no person yet.
     * @example false
     */
    rest?: boolean;
    /**
     * Format: uuid
     * @description Whose; null leaves them out.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    employeeId: string | null;
    /**
     * @description The version of the batch that was read.
     * @example 1
     */
    version: number;
};
/**
 * @description `month`: the balance of a month that was locked; `rest`, `pay`: compensated by rest, by pay; `adjustment`: with a reason; `reversal`: of a month that was reopened, or of what was wrong.
 * @example month
 * @enum {string}
 */
export type HourMovementKind = "month" | "rest" | "pay" | "adjustment" | "reversal";
/** @description A movement of the bank of hours of a person. */
export type HourMovement = {
    id: Id;
    person: Person;
    kind: HourMovementKind;
    /**
     * @description How much goes in; what goes out is below zero.
     * @example -7200
     */
    seconds: number;
    /**
     * Format: date
     * @description The day from which it counts.
     * @example 2026-03-20
     */
    date: string;
    /**
     * @description The month that was locked or reopened, or whose extra hours the rest compensates.
     * @example 2026-02
     */
    month: string | null;
    /**
     * @description Why.
     * @example Descanso acordado
     */
    reason: string | null;
    createdBy: Person;
    createdAt: Instant;
    /**
     * @description Whether whoever asks may take it back by a `reversal`.
     * @example true
     */
    canReverse: boolean;
};
/** @description Where this page stands, and what all movements that match add up to. */
export type HourBankMeta = {
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
    /**
     * @description The sum of the movements.
     * @example 5400
     */
    balanceSeconds: number;
};
/** @description What is compensated or adjusted. */
export type HourMovementInput = {
    employeeId: Id;
    /**
     * @description How.
     * @example rest
     * @enum {string}
     */
    kind: "rest" | "pay" | "adjustment" | "reversal";
    /**
     * @description How many; of an adjustment below zero to take them out. Never zero. Of all but a reversal, which has those of the movement that it takes back.
     * @example 120
     */
    minutes?: number;
    /**
     * Format: date
     * @description The day of the rest, or from which it counts.
     * @example 2026-03-20
     */
    date: string;
    /**
     * @description Whose extra hours the rest compensates; only with `rest`.
     * @example 2026-02
     */
    ofMonth?: string | null;
    /**
     * Format: uuid
     * @description The movement that is taken back; only with `reversal`.
     * @example null
     */
    reverses?: string | null;
    /**
     * @description Why. The person reads it.
     * @example Descanso acordado
     */
    reason: string;
};
/**
 * @description `published`: in force from its day on; `off`: does not count until somebody turns it on.
 * @example published
 * @enum {string}
 */
export type TimeRulesState = "draft" | "published" | "off";
/** @description What time rules say. */
export type TimeRules = {
    limits: TimeLimits;
    /**
     * @description So long a break has to be to end a stretch of work.
     * @example 15
     */
    pauseMinutes: number;
    /** @description The extra hours that are allowed in a year of full time. */
    overtime: {
        /**
         * @description How many.
         * @example 80
         */
        hours: number;
        /**
         * @description The article that sets it.
         * @example ET art. 35.2
         */
        source: string;
    };
    /**
     * @description Who works this long in a week works full time.
     * @example 2400
     */
    fullWeekMinutes: number;
    consent: CorrectionConsent;
    /**
     * @description After so many days without an answer a correction expires.
     * @example 14
     */
    answerDays: number;
    /**
     * @description Whether a correction needs a file that proves it.
     * @example false
     */
    fileRequired: boolean;
};
/** @description How far the days of people are derived again since the rules changed. */
export type Derivation = {
    /**
     * @description People whose days are.
     * @example 120
     */
    done: number;
    /**
     * @description People whose days they touch.
     * @example 500
     */
    total: number;
};
/** @description A version of time rules. */
export type TimeRuleSet = {
    id: Id;
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: TimeRulesState;
    /**
     * @description Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare them with the source.
     * @example false
     */
    review: boolean;
    rules: TimeRules;
    /** @description Null while nothing was derived by them. */
    derivation: Derivation | null;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * @description When they were put in force last.
     * @example null
     */
    publishedAt: string | null;
};
/** @description From one minute of the day to another, counted from its midnight on the clock of the wall: 1440 is the next midnight, so that 1320 to 1800 is a night from 22:00 to 06:00. */
export type Times = {
    /**
     * @description The first minute.
     * @example 480
     */
    start: number;
    /**
     * @description The minute at which it is over.
     * @example 960
     */
    end: number;
};
/**
 * @description What a limit finds of a day without a shift.
 * @example excess
 * @enum {string}
 */
export type JudgedIncident = "excess" | "short_rest" | "missing_rest" | "weekly_rest" | "night_limit";
/** @description A day and what must be found of it. */
export type TimeRulesExample = {
    /**
     * @description What it shows.
     * @example Diez horas seguidas
     */
    name: string;
    /**
     * @description How long before it the day before ended; null where there is none.
     * @example 660
     */
    restMinutes: number | null;
    /**
     * @description On so many days in a row before it the same was worked; then `restMinutes` is null, and the times lie within a day.
     * @example 0
     */
    daysBefore?: number;
    /** @description From when to when somebody is at work, in order. */
    work: Times[];
    /** @description Breaks that are no effective work, in order. */
    breaks: Times[];
    /** @description What must be found. */
    incidents: JudgedIncident[];
};
/** @description Time rules to write. */
export type TimeRuleSetInput = {
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * @description Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare them with the source.
     * @example false
     */
    review?: boolean;
    rules: TimeRules;
    /** @description What must be found of days. */
    examples: TimeRulesExample[];
};
/** @description An example and what is found of it. */
export type TriedTimeExample = {
    /**
     * @description What it shows.
     * @example Diez horas seguidas
     */
    name: string;
    /**
     * @description How long before it the day before ended; null where there is none.
     * @example 660
     */
    restMinutes: number | null;
    /**
     * @description On so many days in a row before it the same was worked; then `restMinutes` is null, and the times lie within a day.
     * @example 0
     */
    daysBefore?: number;
    /** @description From when to when somebody is at work, in order. */
    work: Times[];
    /** @description Breaks that are no effective work, in order. */
    breaks: Times[];
    /** @description What must be found. */
    incidents: JudgedIncident[];
    /** @description What is found. */
    actualIncidents: JudgedIncident[];
    /**
     * @description Whether it is what must be found.
     * @example true
     */
    passes: boolean;
};
/** @description A version of time rules with its examples. */
export type TimeRuleSetDetail = {
    id: Id;
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    state: TimeRulesState;
    /**
     * @description Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare them with the source.
     * @example false
     */
    review: boolean;
    rules: TimeRules;
    /** @description Null while nothing was derived by them. */
    derivation: Derivation | null;
    /**
     * @description Counts its changes.
     * @example 1
     */
    version: number;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * Format: date-time
     * @description When they were put in force last.
     * @example null
     */
    publishedAt: string | null;
    /** @description What must be found of days. */
    examples: TriedTimeExample[];
};
/** @description One version of time rules. */
export type One17 = {
    data: TimeRuleSetDetail;
};
/** @description What the draft says. */
export type TimeRuleSetUpdate = {
    /**
     * @description The collective agreement, as contracts name it; empty for the law.
     * @example Convenio de oficinas
     */
    agreement: string;
    /**
     * @description What they are called.
     * @example Oficinas
     */
    name: string;
    /**
     * Format: date
     * @description From which day on.
     * @example 2027-01-01
     */
    validFrom: string;
    /**
     * @description Where they stand.
     * @example BOE-A-2023-13741
     */
    source: string;
    /**
     * @description Whether somebody has yet to compare them with the source.
     * @example false
     */
    review?: boolean;
    rules: TimeRules;
    /** @description What must be found of days. */
    examples: TimeRulesExample[];
    version: SeenVersion;
};
/** @description Which version is meant. */
export type TimeRulesSeen = {
    version: SeenVersion;
};
/**
 * @description More than the limit; from eighty in a hundred of it on; less.
 * @example below
 * @enum {string}
 */
export type OvertimeState = "over" | "near" | "below";
/** @description The extra hours of a person in a year. */
export type Overtime = {
    /**
     * @description The person and the year.
     * @example 0193b3a0-0000-4000-8000-000000000001:2026
     */
    id: string;
    person: Person;
    /**
     * @description The year.
     * @example 2026
     */
    year: number;
    extraSeconds: ExtraSeconds;
    /**
     * @description What of it was compensated by rest within four months.
     * @example 7200
     */
    compensatedSeconds: number;
    /**
     * @description What counts towards the limit.
     * @example 18000
     */
    countedSeconds: number;
    /**
     * @description What the time rules allow this person in the year.
     * @example 288000
     */
    limitSeconds: number;
    /**
     * @description What counts, of the limit; 1 is all of it.
     * @example 0.06
     */
    share: number;
    state: OvertimeState;
    /**
     * @description Where the limit stands that holds last in the year.
     * @example ET art. 35.2
     */
    source: string;
};
/** @description Where this page stands, and how many of all that match are near the limit or over it. */
export type OvertimeMeta = {
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
    /**
     * @description Over the limit.
     * @example 1
     */
    over: number;
    /**
     * @description Near the limit.
     * @example 2
     */
    near: number;
};
/**
 * @description A report: the family whose list it shows.
 * @example workingHours
 * @enum {string}
 */
export type ReportName = "workingHours" | "skillHours" | "clockEntries" | "clockCorrections" | "workdays" | "monthSheets" | "overtime" | "vacationReport" | "absenteeism";
/**
 * @description What the list of the report is asked, as in its address: its own parameters but those of the page.
 * @example by=week&sort=-extra
 */
export type ReportQuery = string;
/**
 * @description What kind of file; a PDF has 2,000 rows at most.
 * @example xlsx
 * @enum {string}
 */
export type ReportFormat = "csv" | "xlsx" | "pdf";
/**
 * @description Days as seen from the day on which it runs; weeks begin on Monday (ISO 8601).
 * @example lastWeek
 * @enum {string}
 */
export type ReportPeriod = "yesterday" | "thisWeek" | "lastWeek" | "thisMonth" | "lastMonth";
/** @description When it is sent. */
export type ReportSchedule = {
    /**
     * @description How often.
     * @example week
     * @enum {string}
     */
    every: "day" | "week" | "month";
    /**
     * @description Of a week: Monday is 1 (ISO 8601), which it is unless given.
     * @example 1
     */
    weekday?: number | null;
    /**
     * @description Of a month: the first unless given, and the last where the month is shorter.
     * @example null
     */
    day?: number | null;
    /**
     * @description The full hour.
     * @example 8
     */
    hour: number;
    /**
     * @description IANA: that of the hour, and of what counts as yesterday.
     * @example Europe/Madrid
     */
    timeZone: string;
};
/** @description Somebody who receives a definition. */
export type ReportRecipient = {
    person: Person;
    since: Instant;
    /**
     * @description Why they got none the last time: they may not read the report any more, have left, or it is shared with them no more.
     * @example null
     * @enum {string|null}
     */
    stopped: "permission" | "left" | "unshared" | null;
    /**
     * Format: date-time
     * @description When that was.
     * @example null
     */
    stoppedAt: string | null;
};
/** @description What somebody keeps of a report. */
export type ReportDefinition = {
    id: Id;
    /**
     * @description What it is called.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    query: ReportQuery;
    /**
     * @description What the list is asked today: `query` with the days of `period`.
     * @example by=week&from=2026-03-02&until=2026-03-08
     */
    asked: string;
    /** @description Which columns, in this order; none for all. */
    columns: string[];
    format: ReportFormat;
    /** @description Of which days; those of `query` where it is null. */
    period: ReportPeriod | null;
    /** @description When it is sent; never where it is null. */
    schedule: ReportSchedule | null;
    /**
     * Format: date-time
     * @description When it is sent next.
     * @example 2026-03-09T07:00:00.000Z
     */
    nextAt: string | null;
    owner: Person;
    /**
     * @description Whether it is of whoever asks.
     * @example true
     */
    isOwn: boolean;
    /**
     * @description Whether whoever asks receives it.
     * @example true
     */
    isSubscribed: boolean;
    /** @description With whom it is shared; of others' definitions nobody. */
    people: Person[];
    /** @description With which employee groups; of others' definitions none. */
    groups: Choice[];
    /** @description With which roles; of others' definitions none. */
    roles: Choice[];
    /** @description Who receives it; of others' definitions oneself at most. */
    recipients: ReportRecipient[];
    createdAt: Instant;
};
/**
 * @description Which columns, in this order; all unless given.
 * @example [
 *       "person",
 *       "effective"
 *     ]
 */
export type ReportColumns = string[];
/** @description What to keep of a report. */
export type ReportDefinitionInput = {
    /**
     * @description What it is called.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    query?: ReportQuery;
    columns?: ReportColumns;
    format: ReportFormat;
    /** @description Of which days; those of `query` where it is null. */
    period?: ReportPeriod | null;
    /** @description When it is sent; never where it is null. */
    schedule?: ReportSchedule | null;
    /** @description Shared with these people. */
    people?: Id[];
    /** @description Shared with the members of these employee groups. */
    groups?: Id[];
    /** @description Shared with who has these roles. */
    roles?: Id[];
};
/** @description One definition. */
export type One18 = {
    data: ReportDefinition;
};
/** @description A column of a report. */
export type ReportColumn = {
    /**
     * @description The name by which it is asked for.
     * @example effective
     */
    name: string;
    /**
     * @description What it is called, in the language of the person.
     * @example Tiempo efectivo
     */
    label: string;
};
/** @description A report of which there can be definitions. */
export type DefinedReport = {
    report: ReportName;
    /**
     * @description What it is called.
     * @example Horas de trabajo
     */
    label: string;
    /** @description In the order of the file. */
    columns: ReportColumn[];
    /**
     * @description Whether it is of days.
     * @example true
     */
    hasPeriod: boolean;
    /** @description What `query` may say. */
    parameters: string[];
};
/** @description With whom a definition can be shared. */
export type Receivers = {
    /** @description Who may read the report, the first five hundred by name. */
    people: Person[];
    /** @description Employee groups. */
    groups: Choice[];
    /** @description Roles. */
    roles: Choice[];
};
/**
 * @description Where it stands; after seven days it is `expired`, and its file is gone.
 * @example ready
 * @enum {string}
 */
export type ReportRunState = "queued" | "running" | "ready" | "failed" | "cancelled" | "expired";
/** @description A file of a report, made for one person. */
export type ReportRun = {
    id: Id;
    /**
     * Format: uuid
     * @description The definition that it is of.
     * @example null
     */
    definitionId: string | null;
    /**
     * @description What it is called: the name of the definition, or of the report.
     * @example Horas de la semana pasada
     */
    name: string;
    report: ReportName;
    /**
     * @description What the list was asked, with the days that it is of.
     * @example by=week&from=2026-03-02&until=2026-03-08
     */
    query: string;
    format: ReportFormat;
    state: ReportRunState;
    /**
     * @description Why there is no file: the person may not read the report any more, has left; there are more rows than a PDF takes; what it is narrowed by is there no more; or something is broken.
     * @example null
     * @enum {string|null}
     */
    failure: "permission" | "left" | "limit_reached" | "invalid" | "internal" | null;
    /**
     * @description Whether a schedule made it.
     * @example true
     */
    isScheduled: boolean;
    /**
     * @description Rows written.
     * @example 1240
     */
    done: number;
    /**
     * @description Rows in all, as counted at the beginning.
     * @example 1240
     */
    total: number | null;
    /**
     * @description How fast it was written or is.
     * @example 2400
     */
    rowsPerSecond: number | null;
    /**
     * @description Bytes of the file.
     * @example 120345
     */
    size: number | null;
    /**
     * @description SHA-256 of the file, in hexadecimal.
     * @example null
     */
    sha256: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it began.
     * @example 2026-03-09T07:00:01.000Z
     */
    startedAt: string | null;
    /**
     * Format: date-time
     * @description When it was over.
     * @example 2026-03-09T07:00:02.000Z
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * @description Until when it can be downloaded.
     * @example 2026-03-16T07:00:02.000Z
     */
    expiresAt: string | null;
    /**
     * @description How often it was downloaded.
     * @example 1
     */
    fetches: number;
    /**
     * Format: date-time
     * @description When it was last downloaded.
     * @example 2026-03-09T08:12:00.000Z
     */
    fetchedAt: string | null;
};
/** @description What to make a file of: a definition, or a report. */
export type ReportRunInput = {
    /**
     * Format: uuid
     * @description Of this definition; what follows is left out then.
     * @example null
     */
    definitionId?: string | null;
    report?: ReportName;
    query?: ReportQuery;
    columns?: ReportColumns;
    format?: ReportFormat;
};
/** @description One run. */
export type One19 = {
    data: ReportRun;
};
/**
 * @description Indefinite, indefinite for seasons (fijo discontinuo), temporary, or for training.
 * @example indefinite
 * @enum {string}
 */
export type ContractKind = "indefinite" | "seasonal" | "temporary" | "training";
/**
 * @description Where it stands today.
 * @example current
 * @enum {string}
 */
export type PeriodState = "past" | "current" | "planned";
/** @description A work center by name. */
export type NamedCenter = {
    id: Id;
    /**
     * @description Its code.
     * @example COR
     */
    code: string;
    /**
     * @description Its name.
     * @example A Coruña
     */
    name: string;
    /**
     * @description IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
};
/**
 * @description Counts the changes of this row.
 * @example 3
 */
export type Version = number;
/** @description What somebody is employed for, from one day to another. */
export type Contract = {
    id: Id;
    employeeId: Id;
    workCenterId: Id;
    person: Person;
    /**
     * @description What they sign in with.
     * @example lucia.nunez
     */
    username: string;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    state: PeriodState;
    kind: ContractKind;
    /**
     * @description Minutes of work in a week.
     * @example 2340
     */
    weeklyMinutes: number;
    /** @description The minutes of each day, from Monday to Sunday. */
    weekDays: number[];
    /**
     * @description Whether it is part-time.
     * @example false
     */
    partTime: boolean;
    /**
     * @description The collective agreement.
     * @example Contact center
     */
    agreement: string;
    workCenter: NamedCenter;
    /**
     * @description What else there is to know.
     * @example
     */
    note: string;
    version: Version;
    /** @description Who wrote it; null for what came with the data. */
    createdBy: Person | null;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A version to write. */
export type ContractInput = {
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    kind: ContractKind;
    /**
     * @description Minutes of work in a week: 2340 are 39 hours.
     * @example 2340
     */
    weeklyMinutes: number;
    /** @description The minutes of each day, from Monday to Sunday; from Monday to Friday alike when left out. */
    weekDays?: number[];
    /**
     * @description Whether it is part-time: its complementary hours are then counted apart (ET art. 12).
     * @example false
     */
    partTime?: boolean;
    /**
     * @description The collective agreement.
     * @example Contact center
     */
    agreement?: string;
    workCenterId: Id;
    /**
     * @description What else there is to know.
     * @example Reducción por guarda legal
     */
    note?: string;
    employeeId: Id;
};
/** @description One version of a contract. */
export type One20 = {
    data: Contract;
};
/**
 * @description Whether one that is refused keeps all others back: then nothing is done, and the answer is 422 with a table of what is wrong with which.
 * @example false
 */
export type AllOrNone = boolean;
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
/** @description What a version says. */
export type ContractUpdate = {
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-01
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    kind: ContractKind;
    /**
     * @description Minutes of work in a week: 2340 are 39 hours.
     * @example 2340
     */
    weeklyMinutes: number;
    /** @description The minutes of each day, from Monday to Sunday; from Monday to Friday alike when left out. */
    weekDays?: number[];
    /**
     * @description Whether it is part-time: its complementary hours are then counted apart (ET art. 12).
     * @example false
     */
    partTime?: boolean;
    /**
     * @description The collective agreement.
     * @example Contact center
     */
    agreement?: string;
    workCenterId: Id;
    /**
     * @description What else there is to know.
     * @example Reducción por guarda legal
     */
    note?: string;
    employeeId?: Id;
    version: SeenVersion;
};
/**
 * @description Whether it can be chosen.
 * @example true
 */
export type Active = boolean;
/**
 * @description Its place in the order.
 * @example 1
 */
export type Position = number;
/**
 * @description How many rows elsewhere refer to it; while there are any it cannot be deleted.
 * @example 12
 */
export type Uses = number;
/**
 * Format: date-time
 * @description When it was deleted; null while it is not.
 * @example null
 */
export type DeletedAt = string | null;
/** @description A place where people work: its time zone, and whose holidays it has. */
export type WorkCenter = {
    /**
     * @description The name people see, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description What files and reports call it: capital letters and figures.
     * @example COR
     */
    code: string;
    /**
     * @description IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country: string;
    /**
     * @description ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region: string | null;
    /**
     * @description The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality: string | null;
    /**
     * Format: date
     * @description From which day on its people clock in; null as where people did first, and while nobody has.
     * @example 2026-01-07
     */
    clockSince: string | null;
    id: Id;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A work center to write. */
export type WorkCenterInput = {
    /**
     * @description The name people see, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What files and reports call it: capital letters and figures.
     * @example COR
     */
    code: string;
    /**
     * @description IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country?: string;
    /**
     * @description ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * @description The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality?: string | null;
};
/** @description One work center. */
export type One21 = {
    data: WorkCenter;
};
/** @description Rows in their new order. */
export type Order = {
    /** @description From first to last; those that are not named keep their places behind them. */
    ids: string[];
};
/** @description A work center to write over one that stands. */
export type WorkCenterUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example A Coruña
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What files and reports call it: capital letters and figures.
     * @example COR
     */
    code: string;
    /**
     * @description IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country?: string;
    /**
     * @description ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * @description The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality?: string | null;
    version: SeenVersion;
};
/** @description What changes. */
export type WorkCenterPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example A Coruña
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What files and reports call it: capital letters and figures.
     * @example COR
     */
    code?: string;
    /**
     * @description IANA: in it the days of its people begin and end.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * @description ISO 3166-1, two letters: whose national holidays it has.
     * @example ES
     */
    country?: string;
    /**
     * @description ISO 3166-2: whose regional holidays it has.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * @description The municipality: whose local holidays it has.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: date
     * @description From which day on its people clock in: before it nobody is missing. The first entry of the company sets it for all centers, and it stays whatever is recorded of earlier days afterwards.
     * @example 2026-01-07
     */
    clockSince?: string;
    version: SeenVersion;
};
/**
 * Format: date
 * @description A day of a week in which the first week holds.
 * @example 2026-03-02
 */
export type AnchorOn = string;
/** @description What is planned of a day; nothing on one that is free. */
export type PlannedTimes = {
    /** @description When there is work, in order. */
    segments: Times[];
    /** @description Breaks within the segments that are no effective work, in order. */
    breaks?: Times[];
};
/**
 * @description The weeks that follow one another and begin again, each from Monday to Sunday.
 * @example [
 *       [
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": [
 *             {
 *               "start": 480,
 *               "end": 960
 *             }
 *           ]
 *         },
 *         {
 *           "segments": []
 *         },
 *         {
 *           "segments": []
 *         }
 *       ]
 *     ]
 */
export type Weeks = PlannedTimes[][];
/** @description What a pattern says from a day on. */
export type PatternVersion = {
    /**
     * Format: date
     * @description From this day on; null for the first.
     * @example 2026-05-01
     */
    validFrom: string | null;
    anchorOn: AnchorOn;
    weeks: Weeks;
};
/** @description A named order of weeks. */
export type ShiftPattern = {
    id: Id;
    /**
     * @description What people call it.
     * @example Rotativo mañana y tarde
     */
    name: string;
    active: Active;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /** @description Every version, the first one first. */
    versions: PatternVersion[];
    /**
     * @description Effective minutes of a week, on average of its weeks.
     * @example 2340
     */
    weeklyMinutes: number;
    /**
     * @description How many people have it today, or will.
     * @example 12
     */
    assigned: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A pattern to write. */
export type ShiftPatternInput = {
    /**
     * @description What people call it.
     * @example Rotativo mañana y tarde
     */
    name: string;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /**
     * Format: date
     * @description With shiftPatterns.update: from this day on; today unless it is said. The first version holds since ever.
     * @example 2026-05-01
     */
    validFrom?: string | null;
};
/** @description One shift pattern. */
export type One22 = {
    data: ShiftPattern;
};
/** @description What a pattern says from a day on. */
export type ShiftPatternUpdate = {
    /**
     * @description What people call it.
     * @example Rotativo mañana y tarde
     */
    name: string;
    anchorOn: AnchorOn;
    weeks: Weeks;
    /**
     * Format: date
     * @description With shiftPatterns.update: from this day on; today unless it is said. The first version holds since ever.
     * @example 2026-05-01
     */
    validFrom?: string | null;
    version: SeenVersion;
};
/** @description Whether a pattern can be assigned. */
export type ShiftPatternPatch = {
    active: Active;
    version: SeenVersion;
};
/**
 * @description Which week of the pattern the person works while the pattern is in its first.
 * @example 1
 */
export type FirstWeek = number;
/** @description A person and a pattern, from one day to another. */
export type ShiftAssignment = {
    id: Id;
    person: Person;
    /** @description The pattern. */
    pattern: {
        id: Id;
        /**
         * @description What people call it.
         * @example Mañana
         */
        name: string;
    };
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-02
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn: string | null;
    firstWeek: FirstWeek;
    state: PeriodState;
    /** @description Who assigned it; null for what came with the data. */
    createdBy: Person | null;
    createdAt: Instant;
};
/** @description Who is to work by a pattern. */
export type ShiftAssignmentInput = {
    /** @description Whom. */
    employeeIds: Id[];
    patternId: Id;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-03-02
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; null for no end.
     * @example null
     */
    endsOn?: string | null;
    firstWeek?: FirstWeek;
};
/** @description What is planned of a day. */
export type PlannedDay = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-05
     */
    date: string;
    source: PlanSource;
    /** @description What kind of dated shift it is. */
    kind: ShiftKind | null;
    /** @description When there is work; none where only the minutes are known. */
    segments: Times[];
    /** @description Breaks that are no effective work. */
    breaks: Times[];
    /**
     * @description Effective minutes that are planned.
     * @example 480
     */
    minutes: number;
    /**
     * Format: uuid
     * @description The pattern that is assigned on the day.
     * @example null
     */
    patternId: string | null;
    /**
     * @description The name of the holiday.
     * @example null
     */
    holiday: string | null;
    /**
     * @description What the dated shift says.
     * @example
     */
    note: string;
};
/** @description The plan of one person. */
export type PlannedPerson = {
    id: Id;
    person: Person;
    /**
     * @description Where they work on the first of the days.
     * @example A Coruña
     */
    workCenter: string;
    /**
     * @description IANA.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description What the days add up to.
     * @example 9600
     */
    minutes: number;
    /** @description The days on which they have a contract, in order. */
    days: PlannedDay[];
};
/** @description A day of one's own. */
export type OwnShift = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-05
     */
    date: string;
    source: PlanSource;
    /** @description What kind of dated shift it is. */
    kind: ShiftKind | null;
    /** @description When there is work; none where only the minutes are known. */
    segments: Times[];
    /** @description Breaks that are no effective work. */
    breaks: Times[];
    /**
     * @description Effective minutes that are planned.
     * @example 480
     */
    minutes: number;
    /**
     * Format: uuid
     * @description The pattern that is assigned on the day.
     * @example null
     */
    patternId: string | null;
    /**
     * @description The name of the holiday.
     * @example null
     */
    holiday: string | null;
    /**
     * @description What the dated shift says.
     * @example
     */
    note: string;
    /**
     * @description The zone of the work center of that day.
     * @example Atlantic/Canary
     */
    timeZone: string;
    /** @description The segments as instants, in order. */
    spans: ShiftSpan[];
};
/** @description One's own plan. */
export type OwnShifts = {
    /** @description The days, in order. */
    days: OwnShift[];
    /** @description The next shift, also one that runs; null when none is planned in the coming 60 days. */
    next: OwnShift | null;
};
/** @description A dated shift as it stood. */
export type DatedShift = {
    kind: ShiftKind;
    /** @description When there was work. */
    segments: Times[];
    /** @description Breaks within. */
    breaks: Times[];
    /**
     * @description What else it said.
     * @example
     */
    note: string;
};
/** @description A change of one day. */
export type ShiftChange = {
    id: Id;
    person: Person;
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-05
     */
    date: string;
    at: Instant;
    /** @description Who changed it; null for what came with the data. */
    by: Person | null;
    /** @description The dated shift before; null for none. */
    before: DatedShift | null;
    /** @description The dated shift after; null for none. */
    after: DatedShift | null;
};
/**
 * @description What else there is to know.
 * @example Cambio con Ana
 */
export type PlanNote = string;
/** @description One change. `put` writes the shift of a day, a day off without segments; `move` takes the planned shift to another day or person and leaves the day free, `copy` leaves it; `clear` takes the dated shift away, so that the pattern holds again. */
export type ShiftChangeInput = {
    /**
     * @description What to do.
     * @example put
     * @enum {string}
     */
    do: "put" | "move" | "copy" | "clear";
    employeeId: Id;
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-05
     */
    date: string;
    kind?: ShiftKind;
    /** @description When there is work, in order. */
    segments?: Times[];
    /** @description Breaks within the segments, in order. */
    breaks?: Times[];
    note?: PlanNote;
    toEmployeeId?: Id;
    /**
     * Format: date
     * @description Where to; the same day unless it is said.
     * @example 2026-03-07
     */
    toDate?: string;
};
/** @description A batch of changes. */
export type ShiftChangesInput = {
    /** @description The changes. */
    changes: ShiftChangeInput[];
    /**
     * @description Whether to say only what would come of it.
     * @example false
     */
    dryRun?: boolean;
};
/** @description What one should know of a change. */
export type ShiftWarning = {
    /**
     * @description The change, from 1.
     * @example 1
     */
    row: number;
    employeeId: Id;
    /**
     * Format: date
     * @description The day before which there is too little rest.
     * @example 2026-03-06
     */
    date: string;
    /**
     * @description Less than the rest that the time rules want since the shift before.
     * @example short_rest
     * @enum {string}
     */
    code: "short_rest";
    /**
     * @description How many minutes of rest there are.
     * @example 540
     */
    minutes: number;
};
/** @description What was done, or would be. */
export type ShiftChangesResult = {
    /**
     * @description How many days stand otherwise than before.
     * @example 2
     */
    changed: number;
    /** @description What to look at. */
    warnings: ShiftWarning[];
    /** @description The changes that bring back what stood before. */
    undo: ShiftChangeInput[];
};
/**
 * @description Whom it is for: a country, a region, a municipality, a work center.
 * @example national
 * @enum {string}
 */
export type HolidayScope = "national" | "regional" | "local" | "center";
/** @description A day on which a work center does not work. */
export type Holiday = {
    id: Id;
    /**
     * Format: date
     * @description The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * @description What it is called.
     * @example Natividad del Señor
     */
    name: string;
    scope: HolidayScope;
    /**
     * @description ISO 3166-1, two letters.
     * @example ES
     */
    country: string;
    /**
     * @description ISO 3166-2.
     * @example null
     */
    region: string | null;
    /**
     * @description The municipality.
     * @example null
     */
    locality: string | null;
    /**
     * Format: uuid
     * @description The work center, of one that only that center has.
     */
    workCenterId: string | null;
    workCenter: NamedCenter | null;
    /**
     * @description How many work centers have it: none where no center is of its country, region and municipality, or not yet.
     * @example 8
     */
    centers: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A holiday to write. */
export type HolidayInput = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * @description What it is called.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * @description ISO 3166-1, two letters.
     * @default ES
     * @example ES
     */
    country?: string;
    /**
     * @description ISO 3166-2, of a regional one; kept in capitals.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * @description The municipality, of a local one.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * @description The work center, of one that only that center has.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
};
/** @description One holiday. */
export type One23 = {
    data: Holiday;
};
/** @description A holiday to write over one that stands. */
export type HolidayUpdate = {
    /**
     * Format: date
     * @description The day.
     * @example 2026-12-25
     */
    date: string;
    /**
     * @description What it is called.
     * @example Natividad del Señor
     */
    name: string;
    /**
     * @description ISO 3166-1, two letters.
     * @default ES
     * @example ES
     */
    country?: string;
    /**
     * @description ISO 3166-2, of a regional one; kept in capitals.
     * @example ES-GA
     */
    region?: string | null;
    /**
     * @description The municipality, of a local one.
     * @example A Coruña
     */
    locality?: string | null;
    /**
     * Format: uuid
     * @description The work center, of one that only that center has.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    workCenterId?: string | null;
    version: SeenVersion;
};
/**
 * @description The family whose operations decide on it.
 * @example vacationRequests
 */
export type InboxFamily = string;
/**
 * @description `silence_grants`: without an answer it is granted (ET art. 34.8); `expires`: without an answer it comes to nothing; `escalates`: HR may decide then; `answer_by`: the period of requests promises an answer; `begins`: the first day of what is asked for.
 * @example escalates
 * @enum {string}
 */
export type InboxRule = "silence_grants" | "expires" | "escalates" | "answer_by" | "begins";
/**
 * @description Who decides.
 * @example coordinator
 * @enum {string}
 */
export type InboxStage = "coordinator" | "hr";
/** @description Something that waits for a decision. */
export type InboxItem = {
    family: InboxFamily;
    id: Id;
    /**
     * @description Which version is decided on; null where the family has none.
     * @example 1
     */
    version: number | null;
    person: Person;
    askedBy: Person;
    askedAt: Instant;
    /**
     * Format: date
     * @description Its first day.
     * @example 2026-08-03
     */
    startsOn: string | null;
    /**
     * Format: date
     * @description Its last day; null for no end.
     * @example 2026-08-09
     */
    endsOn: string | null;
    /**
     * @description What is asked for, as a word of the family.
     * @example annual
     */
    what: string;
    /**
     * @description What it is called, where that is data: the type of an absence, a permission; null where whoever asks may not know.
     * @example null
     */
    name: string | null;
    /** @description The name in other languages. */
    translations: Translations | null;
    /**
     * @description How many dates it has.
     * @example 7
     */
    days: number | null;
    /**
     * @description What was said when it was asked for.
     * @example Semana en el norte
     */
    comment: string | null;
    /**
     * @description Why it waits for somebody, as a word of the family, where a rule says so.
     * @example null
     */
    why: string | null;
    /**
     * Format: date-time
     * @description Until when it is to be answered; null where nothing says so.
     * @example 2026-08-18T00:00:00.000Z
     */
    dueAt: string | null;
    /** @description What happens then. */
    dueRule: InboxRule | null;
    /**
     * @description Whether it should have been answered by now.
     * @example false
     */
    isOverdue: boolean;
    /** @description The stage that it waits for; null where the family has none. */
    stage: InboxStage | null;
    /** @description Who else must agree afterwards. */
    nextStages: InboxStage[];
    /** @description In whose place whoever asks decides; null where it waits for themselves. */
    onBehalfOf: Person | null;
    /** @description What can be decided at once; anything else where it is opened. */
    acts: ("approve" | "reject")[];
};
/** @description How much of a family waits. */
export type InboxCount = {
    family: InboxFamily;
    /**
     * @description How many wait.
     * @example 4
     */
    count: number;
    /**
     * @description How many of them should have been answered by now.
     * @example 1
     */
    overdue: number;
};
/** @description How much waits. */
export type InboxSummary = {
    /**
     * @description In all.
     * @example 9
     */
    count: number;
    /**
     * @description How many should have been answered by now.
     * @example 1
     */
    overdue: number;
    /**
     * @description How many one decides on in the place of somebody else.
     * @example 2
     */
    delegated: number;
    /** @description By family, also those of which nothing waits now. */
    families: InboxCount[];
};
/** @description On what is decided. */
export type Families = InboxFamily[];
/** @description That somebody decides in the place of somebody else. */
export type ApprovalDelegation = {
    id: Id;
    delegator: Person;
    delegate: Person;
    createdBy: Person;
    families: Families;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-08-16
     */
    endsOn: string;
    /**
     * @description Where it stands today.
     * @example planned
     * @enum {string}
     */
    state: "planned" | "current" | "past" | "withdrawn";
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was ended before its last day.
     * @example null
     */
    withdrawnAt: string | null;
    /**
     * @description Whether whoever asks may end it.
     * @example true
     */
    canWithdraw: boolean;
};
/** @description Who decides on what in one's place, and when. */
export type ApprovalDelegationInput = {
    delegateId: Id;
    /**
     * Format: uuid
     * @description In whose place; one's own unless given.
     * @example null
     */
    delegatorId?: string | null;
    families: Families;
    /**
     * Format: date
     * @description The first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-08-16
     */
    endsOn: string;
};
/** @description One delegation. */
export type One24 = {
    data: ApprovalDelegation;
};
/** @description Somebody who can decide in one's place. */
export type PossibleDelegate = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    families: Families;
};
/** @description Time off for which nobody stands in. */
export type DelegationProposal = {
    /**
     * Format: date
     * @description The first day.
     * @example 2026-08-03
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day.
     * @example 2026-08-16
     */
    endsOn: string;
    families: Families;
};
/** @description What is decided on which absences. */
export type AbsenceDecisionsInput = {
    /**
     * @description What is decided.
     * @example approve
     * @enum {string}
     */
    decision: "approve" | "reject";
    /** @description Which. */
    requests: {
        id: Id;
        version: SeenVersion;
    }[];
    /**
     * @description Why; compulsory where they are refused.
     * @example null
     */
    comment?: string | null;
    /**
     * @description Whether it is in force only six seconds later.
     * @example false
     */
    hold?: boolean;
};
/** @description What came of one of them. */
export type AbsenceDecisionResult = {
    id: Id;
    /** @description The state it has now; null where it was refused. */
    state: AbsenceState | null;
    /** @description Why it was refused; null where it was not. */
    errors: ErrorsByField | null;
};
/** @description What came of one of them. */
export type AdaptationDecisionResult = {
    id: Id;
    /** @description The state it has now; null where it was refused. */
    state: AdaptationState | null;
    /** @description Why it was refused; null where it was not. */
    errors: ErrorsByField | null;
};
