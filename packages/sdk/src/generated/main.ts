// Generated from specs/main.yaml by `pnpm codegen`. Never edited by hand.
export interface paths {
    "/access-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests for access
         * @description Newest first. Everybody sees their own; holders of USUARIOS_ASIGNAR_PERMISOS see all of them.
         */
        get: operations["accessRequests.index"];
        put?: never;
        /**
         * Ask for a permission
         * @description For oneself. One open request a permission (`taken`); no permission that one holds already, nor one that hands out permissions (`invalid`).
         */
        post: operations["accessRequests.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-requests/{id}/approve": {
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
         * Grant what was asked for
         * @description Gives the permission to the person from the next request on. Nobody grants what they do not hold, nor anything to themselves; the password must have been said in the last five minutes.
         */
        post: operations["accessRequests.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-requests/{id}/reject": {
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
         * Refuse what was asked for
         * @description With a reason that the person reads.
         */
        post: operations["accessRequests.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-requests/{id}/revoke": {
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
         * Take back what was granted
         * @description From the next request of the person on. Nobody takes anything back from themselves; the password must have been said in the last five minutes.
         */
        post: operations["accessRequests.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/access-requests/{id}/withdraw": {
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
         * Withdraw one's own request
         * @description As long as it is undecided. The requests of others count as unknown.
         */
        post: operations["accessRequests.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications
         * @description In their order unless asked otherwise.
         */
        get: operations["applications.index"];
        put?: never;
        /**
         * Create an application
         * @description Its name is unique, whatever its case and accents.
         */
        post: operations["applications.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change applications from a file
         * @description A row whose name stands changes that application; roles and groups may be said by their names. Each row goes through the rules of `applications.create` and `applications.update`, and through their permissions.
         */
        post: operations["applications.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the applications in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["applications.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/{id}": {
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
         * One application
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["applications.show"];
        /**
         * Replace an application
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["applications.update"];
        post?: never;
        /**
         * Delete an application
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["applications.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an application
         * @description Only what is sent changes.
         */
        patch: operations["applications.patch"];
        trace?: never;
    };
    "/applications/{id}/restore": {
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
         * Restore a deleted application
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["applications.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own applications
         * @description The active ones that are meant for whoever asks, in their order.
         */
        get: operations["applications.mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/applications/audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an application can be meant for
         * @description The roles and the active employee groups.
         */
        get: operations["applications.audiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who has which roles
         * @description Active people by name with the roles of each; those whom the caller may see.
         */
        get: operations["assignments.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole configuration
         * @description Roles with their permissions, groups, and every catalogue, each family as far as the caller may read it; people, what names them, and secrets are never in it. Rows are known by a code or a name, not by ids, so that another portal can take the file. Who asks is written into the log.
         */
        get: operations["configuration.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configuration/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a configuration
         * @description A dry run first: it answers what would be added, changed and refused, and what stands here that the file does not have, which is left alone. The run takes the `review` of that answer and does exactly that in one transaction, or answers 409 with `stale` when something has changed since. Each row goes through the contract, the permissions and the rules of its own family, so that nobody grants what they do not hold and nobody takes PERMISOS_EDITAR and its like from the last who has them. Rows that are refused are left out; the same file twice changes nothing. The password must have been said in the last five minutes.
         */
        post: operations["configuration.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         * @description All of ISO 3166-1 are there from the start; those that are not active are offered nowhere else.
         */
        get: operations["countries.index"];
        put?: never;
        /**
         * Create a country
         * @description Its name and its codes are unique.
         */
        post: operations["countries.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import countries
         * @description Creates the countries whose two letters are new and changes the others, each by the rules of countries.create and countries.update and with their permissions. Rows that are refused are listed; the others are kept.
         */
        post: operations["countries.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries/{id}": {
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
         * One country
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["countries.show"];
        /**
         * Replace a country
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["countries.update"];
        post?: never;
        /**
         * Delete a country
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["countries.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a country
         * @description Only what is sent changes.
         */
        patch: operations["countries.patch"];
        trace?: never;
    };
    "/countries/{id}/restore": {
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
         * Restore a deleted country
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["countries.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the portal is under maintenance
         * @description Answered without a session and during maintenance too: the page that waits asks this.
         */
        get: operations["maintenance.show"];
        /**
         * Begin or end maintenance
         * @description While it is on, who does not hold PERMISOS_EDITAR is answered 503 with Retry-After by every service.
         */
        put: operations["maintenance.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permissions
         * @description The catalogue, by area: which screens and operations each one opens, and how many roles and active people have it.
         */
        get: operations["permissions.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the permission. */
                id: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        /**
         * One permission
         * @description With the roles that give it.
         */
        get: operations["permissions.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the permission. */
                id: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        /**
         * Who has a permission
         * @description Active people by name, each with the roles and the grant through which they have it; those whom the caller may see.
         */
        get: operations["permissions.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions/dangers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds two permissions that should be apart
         * @description Each pair of permissions that lets one person do alone what should take two, with the active people who hold both. Who holds everything by a role is counted, not named.
         */
        get: operations["permissions.dangers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why somebody may or may not
         * @description For one person and one screen or operation: what is asked for, what they have of it and through what, and what would change the answer. Decided by the same functions as the gates of the screens and of the operations.
         */
        get: operations["permissions.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a row is used
         * @description What refers to a row of a catalogue and keeps it from being deleted, one entry a kind: how many there are, and of those that the caller may read the first twenty by name. Whoever may not read the row gets 404, as for one that is not there.
         */
        get: operations["references.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles
         * @description By name unless asked otherwise, each with how many active people hold it and how many permissions it gives.
         */
        get: operations["roles.index"];
        put?: never;
        /**
         * Create a role
         * @description Nobody gives a role what they do not hold; giving any permission needs ROLES_ASIGNAR_PERMISOS besides. The password must have been said in the last five minutes.
         */
        post: operations["roles.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change roles from a file
         * @description By their names, each through the rules and permissions of `roles.create` and `roles.update`; what a row does not say stays as it is. `permissions` are all that the role gives, by their names. The password must have been said in the last five minutes.
         */
        post: operations["roles.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
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
         * One role
         * @description With the permissions that it gives.
         */
        get: operations["roles.show"];
        /**
         * Replace a role
         * @description What is not sent takes its default. The same rules as for `roles.patch`.
         */
        put: operations["roles.update"];
        post?: never;
        /**
         * Delete a role
         * @description It can be restored. While people hold it the answer is 409 with `referenced`, unless they are moved to another role in the same act; moving needs USUARIOS_ASIGNAR_ROLES besides, and everything that the other role gives.
         */
        delete: operations["roles.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Only what is sent changes: its name, description and second factor with ROLES_EDITAR, its permissions with ROLES_ASIGNAR_PERMISOS. Nobody changes a role of their own (409 with `own_account`) or the one that gives everything (409), gives what they do not hold (403 with `missing`), or takes PERMISOS_EDITAR and its like from the last who has them (409 with `last_holder`). Holders feel it at their next request.
         */
        patch: operations["roles.patch"];
        trace?: never;
    };
    "/roles/{id}/restore": {
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
         * Restore a deleted role
         * @description It gives again what it gave, and is held by nobody: who had it stands in the audit. Refused with `taken` while another role has its name. The password must have been said in the last five minutes.
         */
        post: operations["roles.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}/clone": {
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
         * Copy a role
         * @description A new role with the same permissions, held by nobody. The same rules as for `roles.create`.
         */
        post: operations["roles.clone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}/preview": {
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
         * What a change of permissions would do
         * @description Changes nothing: says who would gain and who would lose which permission, what other roles and grants give besides taken into account, and why the change would be refused. Counts are of everybody; people by name only those whom the caller may see.
         */
        post: operations["roles.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undelivered-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the mails that could not be delivered
         * @description Mails that the mail server refused for good, or did not take in more than a day of growing pauses; the newest first. They wait to be sent again or discarded.
         */
        get: operations["undeliveredMails.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undelivered-mails/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all of them again
         * @description All that can still be sent, a thousand at most; each is written down as a `undeliveredMails.resend`.
         */
        post: operations["undeliveredMails.resendAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undelivered-mails/{id}/resend": {
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
         * Send a mail again
         * @description At once, and after that with the pauses of a new mail. A link in it is made anew. Refused with `invalid` while something is in the way (`obstacle`).
         */
        post: operations["undeliveredMails.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undelivered-mails/{id}": {
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
         * Discard a mail
         * @description It is not sent any more.
         */
        delete: operations["undeliveredMails.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who can sign in
         * @description By name. `search` looks at names, user names, e-mail addresses and employee codes. Those who were removed are listed only when `state` asks for them.
         */
        get: operations["users.index"];
        put?: never;
        /**
         * Invite a person
         * @description Makes an account without a password and sends a letter whose link sets the first one. User name and e-mail address belong to one person each (`taken`). Roles need USUARIOS_ASIGNAR_ROLES, and nobody gives a role with a permission that they do not hold.
         */
        post: operations["users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
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
         * One person
         * @description With what they have to do with: employee file, employee groups, roles, permissions given besides, sessions, last access and second factor. The tax number is shown in part to whoever lacks EMPLEADOS_VER_DATOS_PERSONALES.
         */
        get: operations["users.show"];
        /**
         * Replace the data of a person
         * @description Roles and a tax number that are not sent are left alone; roles that are sent are given and taken by the rules of users.assignRoles and with its permission. Nobody changes the account of whoever holds permissions that they do not.
         */
        put: operations["users.update"];
        post?: never;
        /**
         * Remove a person
         * @description Ends the sessions and the sign-in. The account stays for the sake of what refers to it, and can be restored. Who coordinates people is not removed before these have another coordinator (`referenced`).
         */
        delete: operations["users.destroy"];
        options?: never;
        head?: never;
        /**
         * Change some data of a person
         * @description Only what is sent changes.
         */
        patch: operations["users.patch"];
        trace?: never;
    };
    "/users/{id}/restore": {
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
         * Bring a removed person back
         * @description With the roles of before.
         */
        post: operations["users.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/disable": {
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
         * Keep a person from signing in
         * @description Ends their sessions at once. Not oneself (`own_account`), and not the last one who can hand out permissions (`last_holder`).
         */
        post: operations["users.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/enable": {
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
         * Let a person sign in again
         * @description With the password and the roles of before.
         */
        post: operations["users.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/unlock": {
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
         * Forget the wrong passwords of a person
         * @description They need not wait any longer before they try again.
         */
        post: operations["users.unlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reset-password": {
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
         * Take the password of a person away and send a link for a new one
         * @description The old password stops and the sessions end at once. Who has not set the first one yet gets another invitation. Without an e-mail address there is nowhere to send the link (`blank` at `email`).
         */
        post: operations["users.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reset-second-factor": {
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
         * Take the second factor of a person away
         * @description For who has lost the telephone and the recovery codes: the sessions end, and the person is told. Where a role demands a second factor, the next sign-in sets up another. Nobody does it to themselves. Needs the password said less than five minutes ago. Refused with 409 `invalid` where there is none.
         */
        post: operations["users.resetSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
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
         * Where a person is signed in
         * @description The sessions that live, the newest sign of life first.
         */
        get: operations["users.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/end-sessions": {
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
         * End the sessions of a person
         * @description One of them or all; they are dead at once, on every server process. Of oneself all but the one that asks.
         */
        post: operations["users.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/grant": {
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
         * Give a person a permission besides their roles
         * @description From the next request on; what they had been given of it before is replaced. Nobody gives what they do not hold (403 with `missing`), nor anything to themselves (403). The password must have been said in the last five minutes.
         */
        post: operations["users.grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/revoke": {
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
         * Take back a permission that was given besides the roles
         * @description From the next request on; the person is told the reason, and a request by which it was given says that it was revoked. Nobody takes anything from themselves (403); the last who holds PERMISOS_EDITAR or its like keeps it (409 with `last_holder`). The password must have been said in the last five minutes.
         */
        post: operations["users.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/permissions": {
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
         * What a person may do, and why
         * @description Every permission with where it comes from: the roles that have it, and what was given to the person besides, with its last day. They are added up; nothing takes one away.
         */
        get: operations["users.permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/roles": {
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
         * Say which roles a person holds
         * @description All of them at once. Not one's own (`own_account`), none with a permission that one does not hold, neither to give nor to take, and not the last one who can hand out permissions (`last_holder`).
         */
        put: operations["users.assignRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/assignable-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles that there are to give
         * @description All of them, each with whether whoever asks may give it.
         */
        get: operations["users.assignableRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do the same to many people
         * @description Each by itself: what is refused for one is done for the others, and the answer says so row by row; with `allOrNone` to all of them or to nobody. It wants the permission of the act, as for one person.
         */
        post: operations["users.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import people
         * @description Invites those whose user name is new and changes the others, each by the rules of users.create and users.update and with their permissions. `roles` may be names: what is said replaces the roles held, what is not said leaves them. Nobody gives or takes by it what they do not hold (`out_of_reach`). Rows that are refused are listed; the others are kept.
         */
        post: operations["users.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/view-as": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the portal as somebody else sees it
         * @description Opens a view of fifteen minutes with a token of its own (decision 044). With it everything that this person may read is answered, never more than the caller holds, and nothing of what is theirs alone: profile, second factor, devices, notifications, pay. Every other method is refused with `read_only`. Of somebody who holds more than the caller there is no view (403 with `missing`), nor of oneself (409 with `own_account`). The password must have been said in the last five minutes. The log has its beginning, its end, and each thing that is looked at, in the name of the caller.
         */
        post: operations["viewAs.create"];
        /**
         * End the view
         * @description With the token of the view or of the caller's own session; without a view nothing happens.
         */
        delete: operations["viewAs.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/agent-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own state as an agent
         * @description What the others see of oneself, and what can be chosen. Asking is a sign of life.
         */
        get: operations["agentState.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's own state
         * @description Goes online, changes the state or goes offline, from now on by the clock of the server. Only for people who are employed here. The clock of who has come in follows: a break of one is a break of the other. A break says its type where there are any (`blank` at `breakTypeId`), and keeps to its rules: without the reason it asks for the answer is `blank` at `reason`; before it falls due `too_soon`, after the last one of the day `limit_reached`, and while too many of the skill are in it `full`, each at `breakTypeId` with the minutes to go, the breaks of a day or the people at once as `count`.
         */
        patch: operations["agentState.patch"];
        trace?: never;
    };
    "/break-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the break types
         * @description In their order unless asked otherwise.
         */
        get: operations["breakTypes.index"];
        put?: never;
        /**
         * Create a break type
         * @description Its name and its code are unique, whatever their case and accents.
         */
        post: operations["breakTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/break-types/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import break types
         * @description Creates the types whose code is new and changes the others, each by the rules of breakTypes.create and breakTypes.update and with their permissions. Rows that are refused are listed; the others are kept.
         */
        post: operations["breakTypes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/break-types/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the break types in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["breakTypes.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/break-types/{id}": {
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
         * One break type
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["breakTypes.show"];
        /**
         * Replace a break type
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["breakTypes.update"];
        post?: never;
        /**
         * Delete a break type
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["breakTypes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a break type
         * @description Only what is sent changes. The limits hold for whoever goes into such a break from now on.
         */
        patch: operations["breakTypes.patch"];
        trace?: never;
    };
    "/break-types/{id}/restore": {
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
         * Restore a deleted break type
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["breakTypes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agents at work
         * @description What each does now and since when. Without `state` whoever is offline is left out. A coordinator sees the people assigned, holders of REPORTES_TODOS see everybody. The counters in `meta` leave their own filter out of account, so that each can be changed for another.
         */
        get: operations["onlineAgents.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-agents/{id}": {
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
         * The day of one agent
         * @description The intervals of one day with their totals. The day is one of the zone of whoever asks, UTC without one.
         */
        get: operations["onlineAgents.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Send an agent to another state
         * @description Only an agent who is signed in and online. The reason is kept with the state and told to the agent. The limits of a type of break bind who takes one, not who sends somebody into it. The clock of an agent who has come in follows: a break of one is a break of the other.
         */
        patch: operations["onlineAgents.patch"];
        trace?: never;
    };
    "/online-agents/{id}/stop": {
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
         * Close the sessions of an agent
         * @description The agent is signed out everywhere and at once, on every server process, and reads why in the notifications.
         */
        post: operations["onlineAgents.stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online-agents/{id}/message": {
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
         * Write to an agent
         * @description A notification to an agent who is at work. Who wrote to whom is in the audit; what was written is not.
         */
        post: operations["onlineAgents.message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is worth knowing today
         * @description Each part is present only for who may see it; the rest is null.
         */
        get: operations["dashboard.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket for one stream of events
         * @description Good once, for 30 seconds. It stands in the address of the stream, where no session token may.
         */
        post: operations["events.ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happens, as it happens
         * @description Server-sent events of the person whose ticket it is, until the session ends. They say that something changed, never what it holds: that is asked as usual. A heartbeat comes every 25 seconds. At most 5 streams a person.
         */
        get: operations["events.subscribe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the links of interest
         * @description In their order unless asked otherwise. Who may not manage them gets the active ones, whatever is asked for.
         */
        get: operations["links.index"];
        put?: never;
        /**
         * Create a link
         * @description Its name is unique, whatever its case and accents.
         */
        post: operations["links.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change links from a file
         * @description A row whose name stands changes that link; each row goes through the rules of `links.create` and `links.update`, and through their permissions.
         */
        post: operations["links.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the links in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["links.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
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
         * One link
         * @description Deleted ones too, for who manages them: the history leads there. Others find the active ones.
         */
        get: operations["links.show"];
        /**
         * Replace a link
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["links.update"];
        post?: never;
        /**
         * Delete a link
         * @description It can be restored.
         */
        delete: operations["links.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a link
         * @description Only what is sent changes.
         */
        patch: operations["links.patch"];
        trace?: never;
    };
    "/links/{id}/restore": {
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
         * Restore a deleted link
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["links.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own notifications
         * @description The newest first. They say what happened as a kind and its data; the words are the reader's language.
         */
        get: operations["notifications.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many are not read
         * @description For the bell above every page.
         */
        get: operations["notifications.unread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read
         * @description Those named; without names all that came up to a moment. Others' are not touched.
         */
        post: operations["notifications.read"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}": {
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
         * Delete one of one's own
         * @description Gone for good.
         */
        delete: operations["notifications.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one is told, and where
         * @description Every kind, with what the person chose and whether an exclusion keeps it away.
         */
        get: operations["notificationPreferences.index"];
        /**
         * Choose what one is told, and where
         * @description Kinds that are not named stay as they are.
         */
        put: operations["notificationPreferences.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/quiet-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When one is not told anything
         * @description The right to disconnect: in these hours nothing is shown, rung or mailed. What happens meanwhile is told when they are over.
         */
        get: operations["quietHours.show"];
        /**
         * Choose when one is not told anything
         * @description From and to together, or null for both. They may lie over midnight. What a coordinator does to somebody at work is told all the same.
         */
        put: operations["quietHours.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is not told what
         * @description The newest first.
         */
        get: operations["notificationExclusions.index"];
        put?: never;
        /**
         * Keep notifications from a person
         * @description Of one kind or of all, for good or until a moment. The person sees it among the preferences.
         */
        post: operations["notificationExclusions.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/exclusions/{id}": {
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
         * End an exclusion
         * @description What happened meanwhile is not told afterwards.
         */
        delete: operations["notificationExclusions.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/starred-pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own starred pages
         * @description In the order the person gave them.
         */
        get: operations["starredPages.index"];
        /**
         * Replace one's own starred pages
         * @description The whole list in its new order: starring, taking a star away and moving are all this one act.
         */
        put: operations["starredPages.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was done
         * @description The audit log, newest first. At most ten thousand events are counted and paged (`isMore` says that there are more); `after` goes on from an event, without end. Of what the contract marks `x-personal`, and of phone numbers and mail addresses anywhere, only a part is shown without EMPLEADOS_VER_DATOS_PERSONALES.
         */
        get: operations["logs.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a part of the chain
         * @description Compares events with what was sealed of them, from one link on. Whoever asks again from `next` until it is null has verified the whole chain; each part is compared with the heads that were written down outside the database, and the last one also looks for events outside the chain and for heads of links that are gone.
         */
        get: operations["logs.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/{id}": {
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
         * One event
         * @description One event of the audit log.
         */
        get: operations["logs.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/{id}/revert": {
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
         * Write the earlier values again
         * @description Sends what the row said before the change to the `patch` of its own family, with the rights, rules and audit of that; it answers as that does. All of what changed goes back, or nothing: `invalid` when a part of it cannot be written back. 409 with `stale` at each property that somebody has changed since.
         */
        post: operations["logs.revert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link that signs a person in once
         * @description The token is shown once, kept hashed, and lives for 10 minutes until its first use. Who makes one has said the password less than five minutes ago, and holds whatever the person holds: it is a way into their account. Nobody with a second factor, or with a role that asks for one, is let in by a link (`invalid` on `username`).
         */
        post: operations["exchangeTokens.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/updateUserPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Needs a session whose person said the password less than five minutes ago (403 `reauthentication` otherwise, see `session.confirm`), and `username` must be its own (specification §7 has no current password). Ends every other session of the person.
         */
        put: operations["passwords.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/firstAdministrator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password of the first administrator
         * @description Takes the one-use token that a server without demo data prints at its first start.
         */
        post: operations["passwords.bootstrap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own profile
         * @description One's own data and preferences.
         */
        get: operations["profile.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's own preferences
         * @description Only what is sent changes.
         */
        patch: operations["profile.patch"];
        trace?: never;
    };
    "/recoveryPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail that lets one choose a new password
         * @description Answers the same, and as fast, whoever is asked for: a job looks up the person and sends the mail. The link in it lives for ten minutes, works once, and dies by a newer one, by a sign-in and by a change of the password.
         */
        post: operations["recovery.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recoveryPassword/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whose password a ticket recovers, and what is still to be answered
         * @description Does not burn the ticket.
         */
        post: operations["recovery.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recoveryPassword/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the security questions of a recovery
         * @description A second step after the ticket, never enough alone. Five tries a ticket: the fifth wrong one ends it. A wrong try answers 422 with the tries that are left in `count`, and does not say which answer was wrong.
         */
        post: operations["recovery.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recoveryPassword/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a ticket
         * @description Burns the ticket and ends every session of the person. Nobody is signed in by it.
         */
        post: operations["recovery.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether people may register
         * @description Whether the setting `PORTAL_REGISTRATION` is on.
         */
        get: operations["registration.show"];
        put?: never;
        /**
         * Ask for an account
         * @description Answers the same, and as fast, whether the address is known or not: a mail follows, with a link that confirms the account or with the news that there is one already. The account has no role and no permission until an administrator grants one. 403 when registration is closed.
         */
        post: operations["registration.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an account with the link of the mail
         * @description The link works once. Nobody is signed in by it.
         */
        post: operations["registration.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether one has a second factor
         * @description Whether sign-in asks for a code besides the password, and whether a role of the person demands it.
         */
        get: operations["secondFactor.show"];
        put?: never;
        /**
         * Begin to set up a second factor
         * @description Makes a secret for an authenticator app (RFC 6238). It counts for nothing until `secondFactor.confirm` shows a code of it. Needs the password said less than five minutes ago (403 `reauthentication` otherwise).
         */
        post: operations["secondFactor.create"];
        /**
         * Remove the second factor
         * @description The password alone signs in again. Refused with 409 `referenced` while a role demands a second factor. Needs the password and a code said in this session, the password less than five minutes ago.
         */
        delete: operations["secondFactor.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the second factor on
         * @description Takes a code of the app that has the secret. The ten recovery codes are answered this once.
         */
        post: operations["secondFactor.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description In place of all earlier ones, used or not. Needs the password and a code said in this session, the password less than five minutes ago.
         */
        post: operations["secondFactor.renewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/securityQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which security questions one has set
         * @description The answers are never told.
         */
        get: operations["securityQuestions.show"];
        /**
         * Set one's own security questions
         * @description Three different questions with three different answers. The password must have been said less than five minutes ago. From then on a recovery of the password asks for them too.
         */
        put: operations["securityQuestions.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/loginUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user and password
         * @description Opens a session of 115 minutes (specification §4). An answer without `code` is a failure. The refresh token travels in an HttpOnly cookie, or in the body when `X-Session-Transport: body` is sent.
         */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in through the authentication service
         * @description The separate authentication service of the specification §7, served with main: the same act as `session.login`, under its own path.
         */
        post: operations["session.authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/login-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an exchange token
         * @description Opens a session of 60 seconds (specification §4). The token is single use and burns only here.
         */
        post: operations["session.loginWithToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/login-token/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whom an exchange token signs in
         * @description Does not burn the token, so that the page can ask "Entrar como X" before it signs anybody in.
         */
        post: operations["session.previewToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the access token
         * @description The access token in the body names the session; the right to renew it is the rotating refresh token (cookie, or `refreshToken` in the body). A refresh token that is used twice, more than 10 s after its rotation, ends the session.
         */
        post: operations["session.refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session at once on every server process.
         */
        post: operations["session.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor_estados/saveSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the person is still here
         * @description Moves the idle end of the session, never its absolute end. No other request does, besides sign-in and its confirmation. It is the heartbeat of the agents online, too. `userId` must be the session's own user.
         */
        post: operations["session.keepAlive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session at hand
         * @description Who is signed in, with which permissions, and for how long still.
         */
        get: operations["session.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say the password again
         * @description Sensitive acts want a session whose person said the password less than five minutes ago, and answer 403 with the code `reauthentication` otherwise. This renews that moment, and moves the idle end as a keep-alive does. Only a session opened by password can.
         */
        post: operations["session.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own sessions that live
         * @description Where the person is signed in now: the device, the address, since when and the last sign of life. The session that asks comes first.
         */
        get: operations["sessions.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End all of one's own sessions but this one
         * @description They are dead at once, on every server process.
         */
        delete: operations["sessions.destroyOthers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
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
         * End one of one's own sessions
         * @description It is dead at once, on every server process. The session of somebody else counts as unknown.
         */
        delete: operations["sessions.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who coordinated whom
         * @description Past, current and planned; those that began last first.
         */
        get: operations["coordinatorAssignments.index"];
        put?: never;
        /**
         * Give people a coordinator
         * @description From a day on, or for a time after which the coordinator of before returns; `coordinatorId: null` leaves them without one. Each person is told apart: who is refused stays as before. Nothing that has passed changes.
         */
        post: operations["coordinatorAssignments.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator-assignments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What giving people a coordinator would do
         * @description Changes nothing. Says who would be refused and why, and how many requests for access of theirs are open.
         */
        post: operations["coordinatorAssignments.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator-assignments/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give people coordinators by a file
         * @description Each row names a person by the employee code in `code` and the coordinator in `coordinator`, by code or by a name that only one person has; without `coordinator` the person stays as before, with `null` they are left without one. It may say `startsOn` (today unless given), `endsOn` and `reason` as `coordinatorAssignments.assign` takes them. Each is moved or refused by itself; who would coordinate themselves or those above them is refused (`invalid`).
         */
        post: operations["coordinatorAssignments.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator-assignments/coordinators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can coordinate
         * @description Who may see assigned people (MENU_ASIGNADOS by a role of their own) or coordinates somebody today, by name.
         */
        get: operations["coordinatorAssignments.coordinators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coordinator-assignments/{id}": {
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
         * Take back a planned change
         * @description Only one that has not begun; the assignment before it goes on in its place.
         */
        delete: operations["coordinatorAssignments.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many people are in groups
         * @description Today; of groups by rule those who meet it.
         */
        get: operations["employeeGroupMembers.counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who meets a rule
         * @description Changes nothing.
         */
        post: operations["employeeGroupMembers.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/{id}/members": {
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
         * List who is in a group
         * @description By name. Of groups by hand also who will be, with the days; of groups by rule who meets it now.
         */
        get: operations["employeeGroupMembers.index"];
        put?: never;
        /**
         * Put people into a group
         * @description By hand, from a day on or for a time. Each person is told apart. Of a group by rule nobody chooses the members (409).
         */
        post: operations["employeeGroupMembers.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/{id}/members/import": {
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
         * Put people into a group by a file
         * @description Each row names a person by the employee code in `code`, and may say `startsOn` and `endsOn` as `employeeGroupMembers.assign` takes them. Each is put into the group or refused by itself; who is in it in that time already stays (`unchanged`). Of a group by rule nobody chooses the members (409).
         */
        post: operations["employeeGroupMembers.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/{id}/members/remove": {
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
         * Take people out of a group
         * @description From today on; that they were in it stays known. What was only planned goes.
         */
        post: operations["employeeGroupMembers.destroyAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the employee groups
         * @description In their order unless asked otherwise.
         */
        get: operations["employeeGroups.index"];
        put?: never;
        /**
         * Create an employee group
         * @description Its name is unique, whatever its case and accents.
         */
        post: operations["employeeGroups.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change employee groups from a file
         * @description A row whose name stands changes that group; its rule stays as it is. Each row goes through the rules of `employeeGroups.create` and `employeeGroups.update`, and through their permissions.
         */
        post: operations["employeeGroups.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employee-groups/{id}": {
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
         * One employee group
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["employeeGroups.show"];
        /**
         * Replace an employee group
         * @description What is not sent takes its default; its place in the order stays.
         */
        put: operations["employeeGroups.update"];
        post?: never;
        /**
         * Delete an employee group
         * @description It can be restored, with who is in it.
         */
        delete: operations["employeeGroups.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an employee group
         * @description Only what is sent changes.
         */
        patch: operations["employeeGroups.patch"];
        trace?: never;
    };
    "/employee-groups/{id}/restore": {
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
         * Restore a deleted employee group
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["employeeGroups.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the employees
         * @description By name. Who only has MENU_ASIGNADOS sees the people they coordinate today; the others see everybody, or with `mine` only their own. Personal data are masked.
         */
        get: operations["employees.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the employees can be narrowed by
         * @description The departments, posts, levels, work centres, contracts and coordinators of the people one may see, with how many there are.
         */
        get: operations["employees.facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
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
         * One employee
         * @description With who coordinated them and when, and the groups they are in. Personal data are masked.
         */
        get: operations["employees.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/reveal": {
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
         * Read the personal data of an employee
         * @description Unmasked, of one of the people one may see. Who read whose data is kept.
         */
        post: operations["employees.reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who works where and under whom
         * @description Everybody who is active, with department and the coordinator of today. Names and posts only.
         */
        get: operations["organization.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the incidents
         * @description Newest first unless asked otherwise. Who holds neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR sees those that they reported, that affect them or that they work on.
         */
        get: operations["incidents.index"];
        put?: never;
        /**
         * Report an incident
         * @description By anybody. It affects oneself and, for a coordinator, the people assigned; for who manages incidents, anybody.
         */
        post: operations["incidents.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom an incident may affect
         * @description Oneself and, for a coordinator, the people assigned; for who manages incidents, anybody.
         */
        get: operations["incidents.people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can work on an incident
         * @description The people who hold INCIDENCIAS_GESTIONAR.
         */
        get: operations["incidents.assignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/justified-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time that incidents justify
         * @description By person and day, in the time zone of the person; time that two incidents justify counts once. Who holds neither INCIDENCIAS_VER nor INCIDENCIAS_GESTIONAR sees their own.
         */
        get: operations["incidents.justifiedTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}": {
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
         * One incident
         * @description With whom it affects and what was said to it. Those that one may not see count as unknown.
         */
        get: operations["incidents.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an incident
         * @description By who manages incidents, or by the reporter until it is resolved. Interval and people stand still once its time is justified.
         */
        patch: operations["incidents.patch"];
        trace?: never;
    };
    "/incidents/{id}/assign": {
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
         * Say who works on an incident
         * @description Somebody who manages incidents, or nobody. The person is told.
         */
        post: operations["incidents.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/messages": {
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
         * Say something to an incident
         * @description By anybody who sees it, until it is closed. The reporter and who works on it are told. Who manages incidents may say something that is internal: it is told to who works on it, and read only by them and by who sees all incidents.
         */
        post: operations["incidents.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/resolve": {
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
         * Resolve an incident
         * @description With what was done. One that still lasts ends now. The reporter is told.
         */
        post: operations["incidents.resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/close": {
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
         * Close a resolved incident
         * @description By the reporter or who manages incidents.
         */
        post: operations["incidents.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/reopen": {
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
         * Open an incident again
         * @description A resolved or closed one, by the reporter or who manages incidents; why is said to it. Who works on it is told.
         */
        post: operations["incidents.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/approve": {
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
         * Justify the time of an incident
         * @description Its people were kept from working from its beginning to its end: the time counts as justified. Nobody decides for themselves. The people are told.
         */
        post: operations["incidents.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/reject": {
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
         * Do not justify the time of an incident
         * @description Also takes back what was justified; why is said to it. Nobody decides for themselves.
         */
        post: operations["incidents.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The workflows that an incident can follow
         * @description Those that are published and in use.
         */
        get: operations["incidents.workflows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/workflow": {
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
         * Put an incident on a workflow
         * @description An open one, once: it stands in the initial state of the published version, and from then on its transitions alone say how far it is. It cannot be resolved, closed or opened again by hand.
         */
        post: operations["incidents.follow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/{id}/advance": {
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
         * Take an incident through a transition of its workflow
         * @description One that leads on from where it stands (`transition`), which may take a permission of its own, with what its screen asks for (`values.<field>`). In a final state the incident is closed: one that still lasts ends now, and the reporter is told.
         */
        post: operations["incidents.advance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign or close many incidents
         * @description Each by itself and as it was read: one that another has changed meanwhile (`stale`) or that does not allow it is left as it is, the others are done, and the answer says so row by row. With `allOrNone` all of them are done or none.
         */
        post: operations["incidents.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/incidents/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report incidents from a file
         * @description Each row is a new incident by the rules of `incidents.create` and `incidents.assign`: nothing tells that one was there before. `reporter`, `assignee` and `people` are user names, or names that one person alone has; without `reporter` it is whoever imports, without `assignee` nobody. Who is to work on one is told.
         */
        post: operations["incidents.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-type-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the terms of an absence type
         * @description All that ever held or are planned, the last ones first.
         */
        get: operations["absenceTypeTerms.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-type-terms/{id}": {
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
         * Take planned terms back
         * @description Only terms that have not begun; what was in force stays. The first terms of a type stay, too.
         */
        delete: operations["absenceTypeTerms.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the absence types
         * @description In their order unless asked otherwise, each with the terms in force today or on another day.
         */
        get: operations["absenceTypes.index"];
        put?: never;
        /**
         * Create an absence type
         * @description Its name and its code are unique, whatever their case and accents. Its first terms may begin on a day that has passed.
         */
        post: operations["absenceTypes.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-types/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import absence types
         * @description Creates the types whose code is new and changes the others, each by the rules of absenceTypes.create and absenceTypes.update and with their permissions. Rows that are refused are listed; the others are kept.
         */
        post: operations["absenceTypes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-types/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the absence types in order
         * @description Their order wherever one of them is chosen.
         */
        put: operations["absenceTypes.reorder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absence-types/{id}": {
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
         * One absence type
         * @description Deleted ones too: the history leads to them.
         */
        get: operations["absenceTypes.show"];
        /**
         * Replace an absence type
         * @description What is not sent takes its default; its place in the order stays. Terms that differ from those in force hold from `validFrom` on, today unless a later day is sent; what was in force before that stays, so that no balance of the past changes. A day that has passed is refused with `invalid`.
         */
        put: operations["absenceTypes.update"];
        post?: never;
        /**
         * Delete an absence type
         * @description It can be restored. One that is in use is not deleted; deactivate it instead.
         */
        delete: operations["absenceTypes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an absence type
         * @description Only what is sent changes; the terms from `validFrom` on.
         */
        patch: operations["absenceTypes.patch"];
        trace?: never;
    };
    "/absence-types/{id}/restore": {
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
         * Restore a deleted absence type
         * @description It stands again as it was, unless another one has taken its name meanwhile.
         */
        post: operations["absenceTypes.restore"];
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
        AbsenceFamily: AbsenceFamily;
        AbsenceTerms: AbsenceTerms;
        AbsenceType: AbsenceType;
        AbsenceTypeInput: AbsenceTypeInput;
        AbsenceTypePatch: AbsenceTypePatch;
        AbsenceTypeUpdate: AbsenceTypeUpdate;
        AbsenceVariation: AbsenceVariation;
        AccessRequest: AccessRequest;
        AccessRequestInput: AccessRequestInput;
        AccessRequestState: AccessRequestState;
        Active: Active;
        Adherence: Adherence;
        AdherenceState: AdherenceState;
        AgentDay: AgentDay;
        AgentState: AgentState;
        AgentsMeta: AgentsMeta;
        AllOrNone: AllOrNone;
        Application: Application;
        ApplicationInput: ApplicationInput;
        ApplicationPatch: ApplicationPatch;
        ApplicationUpdate: ApplicationUpdate;
        AskedPermission: AskedPermission;
        AssignableRole: AssignableRole;
        Assignment: Assignment;
        AudienceName: AudienceName;
        Audiences: Audiences;
        BreakChoice: BreakChoice;
        BreakName: BreakName;
        BreakType: BreakType;
        BreakTypeId: BreakTypeId;
        BreakTypeInput: BreakTypeInput;
        BreakTypePatch: BreakTypePatch;
        BreakTypeUpdate: BreakTypeUpdate;
        BulkResult: BulkResult;
        Change: Change;
        ChosenState: ChosenState;
        Colour: Colour;
        Configuration: Configuration;
        ConfigurationFile: ConfigurationFile;
        ConfigurationImport: ConfigurationImport;
        ConfigurationReview: ConfigurationReview;
        Confirmation: Confirmation;
        Coordinator: Coordinator;
        CoordinatorAssignment: CoordinatorAssignment;
        CoordinatorMove: CoordinatorMove;
        CoordinatorMoveResult: CoordinatorMoveResult;
        CoordinatorPeriod: CoordinatorPeriod;
        Counter: Counter;
        Country: Country;
        CountryInput: CountryInput;
        CountryPatch: CountryPatch;
        CountryUpdate: CountryUpdate;
        Credentials: Credentials;
        DangerousPair: DangerousPair;
        Dashboard: Dashboard;
        Day: Day;
        DayAdherence: DayAdherence;
        DeletedAt: DeletedAt;
        Deviation: Deviation;
        DeviceSession: DeviceSession;
        Doing: Doing;
        EffectivePermission: EffectivePermission;
        EffectivePermissions: EffectivePermissions;
        Employee: Employee;
        EmployeeDetail: EmployeeDetail;
        EmployeeFacets: EmployeeFacets;
        EmployeeFacts: EmployeeFacts;
        EmployeeGroup: EmployeeGroup;
        EmployeeGroupInput: EmployeeGroupInput;
        EmployeeGroupPatch: EmployeeGroupPatch;
        EmployeeGroupUpdate: EmployeeGroupUpdate;
        ErrorCode: ErrorCode;
        ErrorTable: ErrorTable;
        ErrorsByField: ErrorsByField;
        EventTicket: EventTicket;
        ExchangeToken: ExchangeToken;
        Explanation: Explanation;
        Facet: Facet;
        Families: Families;
        FamilyReview: FamilyReview;
        FieldError: FieldError;
        FieldType: FieldType;
        FirstAdministrator: FirstAdministrator;
        FollowedWorkflow: FollowedWorkflow;
        GroupCondition: GroupCondition;
        GroupCount: GroupCount;
        GroupMember: GroupMember;
        GroupRule: GroupRule;
        HeldGroup: HeldGroup;
        HeldRole: HeldRole;
        Id: Id;
        Impact: Impact;
        ImportRowsInput: ImportRowsInput;
        ImportRowsResult: ImportRowsResult;
        Incident: Incident;
        IncidentAdvance: IncidentAdvance;
        IncidentCategory: IncidentCategory;
        IncidentDetail: IncidentDetail;
        IncidentInput: IncidentInput;
        IncidentMessage: IncidentMessage;
        IncidentPatch: IncidentPatch;
        IncidentSeverity: IncidentSeverity;
        IncidentState: IncidentState;
        IncidentTransition: IncidentTransition;
        IncidentValue: IncidentValue;
        IncidentWorkflow: IncidentWorkflow;
        Instant: Instant;
        Interval: Interval;
        JustifiedTime: JustifiedTime;
        Kinship: Kinship;
        Link: Link;
        LinkInput: LinkInput;
        LinkPatch: LinkPatch;
        LinkUpdate: LinkUpdate;
        LiveEvent: LiveEvent;
        LoadOutcome: LoadOutcome;
        LoadState: LoadState;
        LogChannel: LogChannel;
        LogEvent: LogEvent;
        LogEventDetail: LogEventDetail;
        LogFinding: LogFinding;
        LogMeta: LogMeta;
        LogValues: LogValues;
        LogVerification: LogVerification;
        Maintenance: Maintenance;
        MaintenanceInput: MaintenanceInput;
        MembersInput: MembersInput;
        MembersMeta: MembersMeta;
        MembersResult: MembersResult;
        Meta: Meta;
        NamedThing: NamedThing;
        NewPassword: NewPassword;
        Next: Next;
        NextCoordinator: NextCoordinator;
        Notification: Notification;
        NotificationExclusion: NotificationExclusion;
        NotificationExclusionInput: NotificationExclusionInput;
        NotificationKind: NotificationKind;
        NotificationPreference: NotificationPreference;
        NotificationPreferencesInput: NotificationPreferencesInput;
        NotificationsRead: NotificationsRead;
        OneAbsenceType: OneAbsenceType;
        OneAccessRequest: OneAccessRequest;
        OneApplication: OneApplication;
        OneBreakType: OneBreakType;
        OneCountry: OneCountry;
        OneEmployeeGroup: OneEmployeeGroup;
        OneIncidentDetail: OneIncidentDetail;
        OneLink: OneLink;
        OneRoleDetail: OneRoleDetail;
        OneUserDetail: OneUserDetail;
        OnlineAgent: OnlineAgent;
        OpenedView: OpenedView;
        Order: Order;
        Organization: Organization;
        OrganizationPerson: OrganizationPerson;
        OwnApplication: OwnApplication;
        OwnState: OwnState;
        PeriodState: PeriodState;
        Permission: Permission;
        PermissionDetail: PermissionDetail;
        PermissionEffect: PermissionEffect;
        PermissionGrant: PermissionGrant;
        PermissionHolder: PermissionHolder;
        PermissionKind: PermissionKind;
        PermissionNames: PermissionNames;
        PermissionOrigin: PermissionOrigin;
        Person: Person;
        PersonEffect: PersonEffect;
        PersonalData: PersonalData;
        Planned: Planned;
        PlannedRange: PlannedRange;
        Position: Position;
        Preferences: Preferences;
        Problem: Problem;
        Profile: Profile;
        QuietHours: QuietHours;
        QuietHoursInput: QuietHoursInput;
        Reason: Reason;
        RecentLoad: RecentLoad;
        RecoveryCodes: RecoveryCodes;
        RecoveryTicket: RecoveryTicket;
        Referring: Referring;
        RefusedRow: RefusedRow;
        Registration: Registration;
        Role: Role;
        RoleDetail: RoleDetail;
        RoleIds: RoleIds;
        RoleInput: RoleInput;
        RoleName: RoleName;
        RolePatch: RolePatch;
        RolePreview: RolePreview;
        RoleRef: RoleRef;
        RoleUpdate: RoleUpdate;
        RowReview: RowReview;
        RulePreview: RulePreview;
        SecondFactorSecret: SecondFactorSecret;
        SecondFactorState: SecondFactorState;
        SecurityAnswers: SecurityAnswers;
        SecurityQuestionId: SecurityQuestionId;
        SeenVersion: SeenVersion;
        SignedIn: SignedIn;
        StarredPage: StarredPage;
        StarredPageInput: StarredPageInput;
        StarredPagesInput: StarredPagesInput;
        Through: Through;
        TicketOfMail: TicketOfMail;
        TimeEffect: TimeEffect;
        TimeOfDay: TimeOfDay;
        TransitionField: TransitionField;
        Translations: Translations;
        UndeliveredMail: UndeliveredMail;
        UnreadCount: UnreadCount;
        User: User;
        UserChange: UserChange;
        UserData: UserData;
        UserDetail: UserDetail;
        UserInput: UserInput;
        UserState: UserState;
        UserUpdate: UserUpdate;
        Uses: Uses;
        Values: Values;
        Version: Version;
        ViewInput: ViewInput;
    };
    responses: {
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
        /** @description No such thing, or none that this person may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
        /** @description The name of the permission. */
        Name: string;
        /** @description The page, from 1. */
        Page: number;
        /** @description Rows on a page. */
        PerPage: number;
        /** @description Words to look for, without regard to case or accents. */
        Search: string;
        /** @description `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
        Transport: "cookie" | "body";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "accessRequests.index": {
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
                state?: AccessRequestState[];
                /** @description Only those for this permission. */
                permission?: string;
                /** @description Only one's own. */
                mine?: boolean;
                /** @description Order. */
                sort?: "createdAt" | "-createdAt" | "person" | "-person";
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
                        data: AccessRequest[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "accessRequests.create": {
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
                 *       "permission": "MENU_PROCESAR_CARGUE",
                 *       "reason": "Sustituyo a Marta esta semana",
                 *       "page": "/clustering/cargue"
                 *     }
                 */
                "application/json": AccessRequestInput;
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAccessRequest;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "accessRequests.approve": {
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
                 *       "reason": "Hasta que vuelva Marta"
                 *     }
                 */
                "application/json": {
                    /** @description What to tell the person. */
                    reason?: string;
                    /**
                     * Format: date
                     * @description The last day on which it holds, in UTC; without end unless given.
                     */
                    endsOn?: string | null;
                };
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAccessRequest;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "accessRequests.reject": {
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
                 *       "reason": "No hace falta para este puesto"
                 *     }
                 */
                "application/json": {
                    /** @description Why. The person reads it. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAccessRequest;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "accessRequests.revoke": {
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
                 *       "reason": "Marta ha vuelto"
                 *     }
                 */
                "application/json": {
                    /** @description Why. The person reads it. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAccessRequest;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "accessRequests.withdraw": {
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
                    "application/json": OneAccessRequest;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "applications.index": {
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
            /** @description A page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Application[];
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
    "applications.create": {
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
                 *       "name": "Formación",
                 *       "url": "https://formacion.example/",
                 *       "icon": "graduation",
                 *       "mode": "tab",
                 *       "audience": "everyone"
                 *     }
                 */
                "application/json": ApplicationInput;
            };
        };
        responses: {
            /** @description The new application. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneApplication;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "applications.import": {
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
                 *           "name": "Formación",
                 *           "url": "https://formacion.example/",
                 *           "icon": "graduation",
                 *           "mode": "tab",
                 *           "audience": "everyone"
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
    "applications.reorder": {
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
    "applications.show": {
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
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneApplication;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "applications.update": {
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
                 *       "name": "Formación",
                 *       "url": "https://formacion.example/",
                 *       "icon": "graduation",
                 *       "mode": "tab",
                 *       "audience": "everyone",
                 *       "version": 3
                 *     }
                 */
                "application/json": ApplicationUpdate;
            };
        };
        responses: {
            /** @description The application as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneApplication;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "applications.destroy": {
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
    "applications.patch": {
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
                "application/json": ApplicationPatch;
            };
        };
        responses: {
            /** @description The application as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneApplication;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "applications.restore": {
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
            /** @description The application as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneApplication;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "applications.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OwnApplication[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "applications.audiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles and the groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Audiences;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "assignments.index": {
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
                /** @description Only who has this role. */
                role?: string;
                /** @description Only who does not have this role. */
                without?: string;
                /** @description Only who has no role at all, or only the others. */
                none?: boolean;
                /** @description Order. */
                sort?: "person" | "-person" | "roleCount" | "-roleCount";
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
                        data: Assignment[];
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
    "configuration.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Configuration;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "configuration.import": {
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
                 *       "file": {
                 *         "format": "portal-configuration",
                 *         "version": 1,
                 *         "families": {
                 *           "tags": [
                 *             {
                 *               "name": "Queja",
                 *               "colour": "#9b2c2c"
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": ConfigurationImport;
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
                        data: ConfigurationReview;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "countries.index": {
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
                sort?: "name" | "-name" | "alpha2" | "-alpha2" | "alpha3" | "-alpha3" | "numeric" | "-numeric" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Country[];
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
    "countries.create": {
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
                 *       "name": "Kosovo",
                 *       "alpha2": "XK",
                 *       "alpha3": "XKX",
                 *       "numeric": "983",
                 *       "callingCode": "+383",
                 *       "timeZone": "Europe/Belgrade"
                 *     }
                 */
                "application/json": CountryInput;
            };
        };
        responses: {
            /** @description The new country. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneCountry;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "countries.import": {
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
                 *           "name": "Kosovo",
                 *           "alpha2": "XK",
                 *           "alpha3": "XKX",
                 *           "numeric": "983",
                 *           "callingCode": "+383",
                 *           "timeZone": "Europe/Belgrade"
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
    "countries.show": {
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
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneCountry;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "countries.update": {
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
                 *       "name": "Kosovo",
                 *       "alpha2": "XK",
                 *       "alpha3": "XKX",
                 *       "numeric": "983",
                 *       "callingCode": "+383",
                 *       "timeZone": "Europe/Belgrade",
                 *       "version": 3
                 *     }
                 */
                "application/json": CountryUpdate;
            };
        };
        responses: {
            /** @description The country as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneCountry;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "countries.destroy": {
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
    "countries.patch": {
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
                "application/json": CountryPatch;
            };
        };
        responses: {
            /** @description The country as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneCountry;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "countries.restore": {
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
            /** @description The country as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneCountry;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "maintenance.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Maintenance;
                    };
                };
            };
            422: components["responses"]["Unprocessable"];
        };
    };
    "maintenance.update": {
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
                 *       "isOn": true,
                 *       "retryAfterSeconds": 60
                 *     }
                 */
                "application/json": MaintenanceInput;
            };
        };
        responses: {
            /** @description The switch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Maintenance;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "permissions.index": {
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
                /** @description Only those of this area. */
                area?: string;
                /** @description Only these kinds. */
                kind?: PermissionKind[];
                /** @description Only those that no active person has (`nobody`), that no role gives (`no_role`), or that open no screen and no operation (`nothing`). */
                use?: "nobody" | "no_role" | "nothing";
                /** @description Order; by area and then as the catalogue has them unless asked otherwise. */
                sort?: "area" | "-area" | "name" | "-name" | "roleCount" | "-roleCount" | "peopleCount" | "-peopleCount";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Permission[];
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
    "permissions.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the permission. */
                id: components["parameters"]["Name"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PermissionDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "permissions.people": {
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
            path: {
                /** @description The name of the permission. */
                id: components["parameters"]["Name"];
            };
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
                        data: PermissionHolder[];
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
    "permissions.dangers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: DangerousPair[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "permissions.explain": {
        parameters: {
            query: {
                /** @description Whose. */
                userId: string;
                /** @description The path of a screen. */
                screen?: string;
                /** @description An operation, instead of a screen. */
                operation?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The explanation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Explanation;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "references.index": {
        parameters: {
            query: {
                /** @description The family of the row. */
                family: string;
                /** @description The row. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What refers to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Referring[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.index": {
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
                /** @description Only those that give this permission. */
                permission?: string;
                /** @description Only those that nobody holds, or only the others. */
                unused?: boolean;
                /** @description Only those that ask for a second factor, or only the others. */
                secondFactor?: boolean;
                /** @description The deleted ones instead of the others. */
                deleted?: components["parameters"]["Deleted"];
                /** @description Order. */
                sort?: "name" | "-name" | "peopleCount" | "-peopleCount" | "permissionCount" | "-permissionCount" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Role[];
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
    "roles.create": {
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
                 *       "name": "Auditoría interna",
                 *       "description": "Lee el registro de actividad",
                 *       "permissions": [
                 *         "VER_DASHBOARD",
                 *         "MENU_LOGS"
                 *       ]
                 *     }
                 */
                "application/json": RoleInput;
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRoleDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.import": {
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
                 *           "name": "Auditoría interna",
                 *           "permissions": [
                 *             "VER_DASHBOARD",
                 *             "MENU_LOGS"
                 *           ]
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
    "roles.show": {
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
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRoleDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.update": {
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
                 *       "name": "Auditoría interna",
                 *       "description": "Lee el registro de actividad",
                 *       "permissions": [
                 *         "VER_DASHBOARD",
                 *         "MENU_LOGS"
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": RoleUpdate;
            };
        };
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRoleDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.destroy": {
        parameters: {
            query?: {
                /** @description The role that its holders get instead. */
                moveTo?: string;
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
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.patch": {
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
                 *       "permissions": [
                 *         "VER_DASHBOARD",
                 *         "MENU_LOGS"
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": RolePatch;
            };
        };
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRoleDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.restore": {
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
            /** @description The role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRoleDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.clone": {
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
                 *       "name": "Coordinador de noche"
                 *     }
                 */
                "application/json": {
                    name: RoleName;
                };
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneRoleDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "roles.preview": {
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
                 *       "permissions": [
                 *         "VER_DASHBOARD",
                 *         "MENU_LOGS"
                 *       ]
                 *     }
                 */
                "application/json": {
                    permissions: PermissionNames;
                };
            };
        };
        responses: {
            /** @description What would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RolePreview;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "undeliveredMails.index": {
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
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: UndeliveredMail[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "undeliveredMails.resendAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many wait for the mail server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description How many are sent again.
                         * @example 3
                         */
                        resent: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "undeliveredMails.resend": {
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
            /** @description It waits for the mail server. */
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
            422: components["responses"]["Unprocessable"];
        };
    };
    "undeliveredMails.destroy": {
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
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.index": {
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
                state?: UserState[];
                /** @description Only those who hold this role. */
                role?: string;
                /** @description Only who is in this employee group today, by hand or by its rule. */
                groupId?: Id;
                /** @description Only those whose sign-in is slowed after wrong passwords, or only the others. */
                lockedNow?: boolean;
                /** @description Only those with a second factor or only those without. */
                secondFactor?: boolean;
                /** @description Order. */
                sort?: "displayName" | "-displayName" | "username" | "-username" | "lastSeenAt" | "-lastSeenAt" | "createdAt" | "-createdAt";
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
                        data: User[];
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
    "users.create": {
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
                 *       "username": "nuria.quintana",
                 *       "displayName": "Nuria Quintana Ríos",
                 *       "email": "nuria.quintana@contacta-atlantico.example",
                 *       "locale": "es",
                 *       "timeZone": "Europe/Madrid"
                 *     }
                 */
                "application/json": UserInput;
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.show": {
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
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "users.update": {
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
                 *       "username": "nuria.quintana",
                 *       "displayName": "Nuria Quintana Ríos",
                 *       "email": "nuria.quintana@contacta-atlantico.example",
                 *       "version": 1
                 *     }
                 */
                "application/json": UserUpdate;
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.destroy": {
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
    "users.patch": {
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
                 *       "displayName": "Nuria Quintana",
                 *       "version": 3
                 *     }
                 */
                "application/json": UserChange;
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.restore": {
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
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "users.disable": {
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
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "users.enable": {
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
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "users.unlock": {
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
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "users.resetPassword": {
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
                    "application/json": OneUserDetail;
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
    "users.resetSecondFactor": {
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
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "users.sessions": {
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
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: DeviceSession[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "users.endSessions": {
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
                /** @example {} */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Only this one.
                     * @example 0193b3a0-0000-4000-8000-000000000009
                     */
                    sessionId?: string;
                };
            };
        };
        responses: {
            /** @description How many were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description How many sessions were ended.
                             * @example 2
                             */
                            ended: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.grant": {
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
                 *       "permission": "MENU_LOGS",
                 *       "endsOn": "2027-01-31"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Its name in the catalogue.
                     * @example MENU_LOGS
                     */
                    permission: string;
                    /**
                     * Format: date
                     * @description The last day on which it holds, in UTC; without end unless given.
                     * @example 2027-01-31
                     */
                    endsOn?: string | null;
                };
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.revoke": {
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
                 *       "permission": "MENU_LOGS",
                 *       "reason": "Ya no lleva ese equipo"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Its name in the catalogue.
                     * @example MENU_LOGS
                     */
                    permission: string;
                    /**
                     * @description Why. The person reads it.
                     * @example Ya no lleva ese equipo
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.permissions": {
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
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: EffectivePermissions;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "users.assignRoles": {
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
                 *       "roles": [
                 *         "0193b3a0-0000-4000-8000-000000000002"
                 *       ],
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    roles: RoleIds;
                    version: SeenVersion;
                };
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneUserDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "users.assignableRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AssignableRole[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "users.bulk": {
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
                 *       "act": "disable",
                 *       "ids": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What to do.
                     * @example disable
                     * @enum {string}
                     */
                    act: "disable" | "enable" | "unlock" | "resetPassword" | "endSessions" | "destroy" | "restore" | "addRoles" | "removeRoles";
                    /** @description To whom. */
                    ids: string[];
                    roles?: RoleIds;
                    allOrNone?: AllOrNone;
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: BulkResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "users.import": {
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
                 *           "username": "nuria.quintana",
                 *           "displayName": "Nuria Quintana Ríos",
                 *           "email": "nuria.quintana@contacta-atlantico.example",
                 *           "locale": "es",
                 *           "roles": [
                 *             "Coordinador"
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
    "viewAs.create": {
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
                 *       "userId": "0193b3a0-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": ViewInput;
            };
        };
        responses: {
            /** @description The view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OpenedView;
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
    "viewAs.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
        };
    };
    "agentState.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OwnState;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "agentState.patch": {
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
                 *       "state": "available"
                 *     }
                 */
                "application/json": {
                    state: ChosenState;
                    breakTypeId?: BreakTypeId;
                    /**
                     * @description Why, of a break that asks for it.
                     * @example Cita en el banco
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OwnState;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "breakTypes.index": {
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
                sort?: "position" | "-position" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of break types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: BreakType[];
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
    "breakTypes.create": {
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
                 *       "code": "PVD",
                 *       "name": "Pausa visual (PVD)",
                 *       "colour": "#1f6f8b",
                 *       "minutesPerUse": 5,
                 *       "everyMinutes": 60,
                 *       "toleranceMinutes": 15
                 *     }
                 */
                "application/json": BreakTypeInput;
            };
        };
        responses: {
            /** @description The new break type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneBreakType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "breakTypes.import": {
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
                 *           "code": "PVD",
                 *           "name": "Pausa visual (PVD)",
                 *           "colour": "#1f6f8b",
                 *           "minutesPerUse": 5,
                 *           "everyMinutes": 60,
                 *           "toleranceMinutes": 15
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
    "breakTypes.reorder": {
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
    "breakTypes.show": {
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
            /** @description The break type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneBreakType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "breakTypes.update": {
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
                 *       "code": "PVD",
                 *       "name": "Pausa visual (PVD)",
                 *       "colour": "#1f6f8b",
                 *       "minutesPerUse": 5,
                 *       "everyMinutes": 60,
                 *       "toleranceMinutes": 15,
                 *       "version": 3
                 *     }
                 */
                "application/json": BreakTypeUpdate;
            };
        };
        responses: {
            /** @description The break type as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneBreakType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "breakTypes.destroy": {
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
    "breakTypes.patch": {
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
                "application/json": BreakTypePatch;
            };
        };
        responses: {
            /** @description The break type as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneBreakType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "breakTypes.restore": {
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
            /** @description The break type as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneBreakType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "onlineAgents.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page: a board shows them all. */
                perPage?: number;
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only these states. */
                state?: AgentState[];
                /** @description Only who keeps to the plan like this. Without `state` who is offline is among them: who is missing is offline. */
                adherence?: AdherenceState[];
                /** @description Only who works on this skill. */
                skillId?: string;
                /** @description Only who works for this project. */
                campaignId?: string;
                /** @description Only the people of this coordinator. */
                coordinatorId?: string;
                /** @description Order. `attention` puts who is over the limit of the state first, and of those who is over it the longest. */
                sort?: "attention" | "name" | "-name" | "since" | "-since";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OnlineAgent[];
                        meta: AgentsMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "onlineAgents.show": {
        parameters: {
            query?: {
                /** @description The day; today unless given. */
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
            /** @description The agent and the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AgentDay;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "onlineAgents.patch": {
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
                 *       "state": "available",
                 *       "reason": "La incidencia está resuelta"
                 *     }
                 */
                "application/json": {
                    state: ChosenState;
                    breakTypeId?: BreakTypeId;
                    reason: Reason;
                };
            };
        };
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OnlineAgent;
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
    "onlineAgents.stop": {
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
                 *       "reason": "Ha dejado el puesto sin cerrar la sesión"
                 *     }
                 */
                "application/json": {
                    reason: Reason;
                };
            };
        };
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: OnlineAgent;
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
    "onlineAgents.message": {
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
                 *       "text": "Pase por mi mesa cuando termine"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What the agent reads.
                     * @example Pase por mi mesa cuando termine
                     */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Told. */
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "dashboard.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Dashboard;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "events.ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: EventTicket;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "events.subscribe": {
        parameters: {
            query: {
                /** @description Of `events.ticket`. */
                ticket: string;
            };
            header?: {
                /** @description The number of the last event that arrived: what came after it is told again. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream; the data of each event are a LiveEvent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "notifications.changed",
                     *       "id": "0193b3a0-0000-4000-8000-000000000001"
                     *     }
                     */
                    "text/event-stream": LiveEvent;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "links.index": {
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
                /** @description Only those of this kind. */
                category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links of interest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Link[];
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
    "links.create": {
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
                 *       "name": "Sede AEAT",
                 *       "url": "https://sede.agenciatributaria.gob.es/",
                 *       "category": "law"
                 *     }
                 */
                "application/json": LinkInput;
            };
        };
        responses: {
            /** @description The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "links.import": {
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
                 *           "name": "Sede AEAT",
                 *           "url": "https://sede.agenciatributaria.gob.es/",
                 *           "category": "law"
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
    "links.reorder": {
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
    "links.show": {
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
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "links.update": {
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
                 *       "name": "Sede AEAT",
                 *       "url": "https://sede.agenciatributaria.gob.es/",
                 *       "category": "law",
                 *       "version": 3
                 *     }
                 */
                "application/json": LinkUpdate;
            };
        };
        responses: {
            /** @description The link as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "links.destroy": {
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
    "links.patch": {
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
                "application/json": LinkPatch;
            };
        };
        responses: {
            /** @description The link as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "links.restore": {
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
            /** @description The link as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneLink;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "notifications.index": {
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
                /** @description Only those not read yet or only the others. */
                unread?: boolean;
                /** @description Only these kinds. */
                kind?: NotificationKind[];
                /** @description The first day, in UTC. */
                from?: string;
                /** @description The last day, in UTC. */
                to?: string;
                /** @description Order. */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Notification[];
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
    "notifications.unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: UnreadCount;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "notifications.read": {
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
                "application/json": NotificationsRead;
            };
        };
        responses: {
            /** @description How many are not read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: UnreadCount;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "notifications.destroy": {
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
    "notificationPreferences.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A row a kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: NotificationPreference[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "notificationPreferences.update": {
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
                 *       "preferences": [
                 *         {
                 *           "kind": "loads.completed",
                 *           "portal": true,
                 *           "mail": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": NotificationPreferencesInput;
            };
        };
        responses: {
            /** @description A row a kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: NotificationPreference[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "quietHours.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: QuietHours;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "quietHours.update": {
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
                 *       "startsAt": "20:00",
                 *       "endsAt": "08:00",
                 *       "weekends": true
                 *     }
                 */
                "application/json": QuietHoursInput;
            };
        };
        responses: {
            /** @description The hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: QuietHours;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "notificationExclusions.index": {
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
            /** @description A page of exclusions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: NotificationExclusion[];
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
    "notificationExclusions.create": {
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
                 *       "username": "empleado",
                 *       "kind": "loads.completed",
                 *       "reason": "Baja"
                 *     }
                 */
                "application/json": NotificationExclusionInput;
            };
        };
        responses: {
            /** @description The new exclusion. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: NotificationExclusion;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "notificationExclusions.destroy": {
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
    "starredPages.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The starred pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In their order. */
                        data: StarredPage[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "starredPages.update": {
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
                 *       "pages": [
                 *         {
                 *           "url": "/clustering/cargue?state=paused",
                 *           "icon": "database"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": StarredPagesInput;
            };
        };
        responses: {
            /** @description The starred pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In their order. */
                        data: StarredPage[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "logs.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Beginnings of words of the row, the act or the address; or the id of a row. */
                search?: string;
                /** @description A part of the name or the user name of who did it. */
                person?: string;
                /** @description Only acts on these. */
                family?: string[];
                /** @description Only this act. */
                act?: string;
                /** @description Only acts on the row with this id. */
                subject?: string;
                /** @description Only from these. */
                channel?: LogChannel[];
                /** @description The first day, in UTC. */
                from?: string;
                /** @description The last day, in UTC. */
                to?: string;
                /** @description Only what stands after this event in the order asked for, and counted so. */
                after?: string;
                /** @description Order. */
                sort?: "at" | "-at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: LogEvent[];
                        meta: LogMeta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "logs.verify": {
        parameters: {
            query?: {
                /** @description The first link. */
                from?: number;
                /** @description How many links. */
                length?: number;
            };
            header?: never;
            path?: never;
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
                        data: LogVerification;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "logs.show": {
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
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: LogEventDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "logs.revert": {
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
            /** @description The row says again what it said. */
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
            422: components["responses"]["Unprocessable"];
        };
    };
    "exchangeTokens.create": {
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
                "application/json": {
                    /**
                     * @description Whom it will sign in.
                     * @example empleado
                     */
                    username: string;
                };
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description The token.
                             * @example kq3…
                             */
                            exchangeToken: string;
                            /**
                             * @description The page that takes it: /login/:token.
                             * @example /login/kq3…
                             */
                            path: string;
                            expiresAt: Instant;
                        };
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
    "passwords.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewPassword;
            };
        };
        responses: {
            /** @description Changed. */
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
    "passwords.bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FirstAdministrator;
            };
        };
        responses: {
            /** @description The administrator can sign in now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "profile.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Profile;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "profile.patch": {
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
                 *       "theme": "dark"
                 *     }
                 */
                "application/json": Preferences;
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Profile;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "recovery.request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The Windows user (specification §7) or the work e-mail.
                     * @example empleado
                     */
                    usu_windows: string;
                };
            };
        };
        responses: {
            /** @description Heard. Whether anybody of that name exists is not said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description How long the link of the mail lives.
                             * @example 10
                             */
                            minutes: number;
                        };
                    };
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recovery.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RecoveryTicket;
            };
        };
        responses: {
            /** @description The next step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Whose password it is.
                             * @example empleado
                             */
                            username: string;
                            /** @description The security questions that must be answered first; empty when there are none, or they are answered. */
                            questions: SecurityQuestionId[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recovery.answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: TicketOfMail;
                    answers: SecurityAnswers;
                };
            };
        };
        responses: {
            /** @description The ticket may set a password now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "recovery.reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: TicketOfMail;
                    /** @description At least 8 characters, not a common one; no rules of composition. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The person can sign in with it now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "registration.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether registration is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description People may ask for an account.
                             * @example true
                             */
                            isOpen: boolean;
                        };
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    "registration.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Registration;
            };
        };
        responses: {
            /** @description Heard. Whether the address is known is not said. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description How long the link of the mail lives.
                             * @example 60
                             */
                            minutes: number;
                        };
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "registration.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The token of the link. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The account can sign in now. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "secondFactor.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SecondFactorState;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "secondFactor.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: SecondFactorSecret;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    "secondFactor.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
            409: components["responses"]["Conflict"];
        };
    };
    "secondFactor.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the app shows now.
                     * @example 123456
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecoveryCodes;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "secondFactor.renewCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RecoveryCodes;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    "securityQuestions.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description The questions; empty when none are set. */
                            questions: SecurityQuestionId[];
                            /**
                             * Format: date-time
                             * @description When they were set.
                             */
                            setAt: string | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "securityQuestions.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answers: SecurityAnswers;
                };
            };
        };
        responses: {
            /** @description Set. */
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
    "session.login": {
        parameters: {
            query?: never;
            header?: {
                /** @description `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
                "X-Session-Transport"?: components["parameters"]["Transport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user": "admin",
                 *       "password": "demo-Portal-2026"
                 *     }
                 */
                "application/json": Credentials;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "session.authenticate": {
        parameters: {
            query?: never;
            header?: {
                /** @description `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
                "X-Session-Transport"?: components["parameters"]["Transport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Credentials;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "session.loginWithToken": {
        parameters: {
            query?: never;
            header?: {
                /** @description `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
                "X-Session-Transport"?: components["parameters"]["Transport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExchangeToken;
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SignedIn;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "session.previewToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExchangeToken;
            };
        };
        responses: {
            /** @description Whom it signs in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Whom the token signs in.
                             * @example Lucía Núñez Peña
                             */
                            displayName: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "session.refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
                "X-Session-Transport"?: components["parameters"]["Transport"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The access token to replace; it may have expired. */
                    accessToken: string;
                    /** @description For callers without cookies. */
                    refreshToken?: string;
                };
            };
        };
        responses: {
            /** @description The new tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The new access token. */
                        accessToken: string;
                        /** @description The next refresh token, for callers without cookies. */
                        refreshToken?: string;
                        /**
                         * @description Life of the access token from now.
                         * @example 300
                         */
                        expiresInSeconds: number;
                        /**
                         * @description Life of the session from now.
                         * @example 6900
                         */
                        sessionSeconds: number;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "session.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "session.keepAlive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId: Id;
                };
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description Seconds that the session can still live.
                             * @example 3600
                             */
                            sessionSeconds: number;
                            /**
                             * @description Seconds until it ends unless it is kept alive again.
                             * @example 1800
                             */
                            idleSeconds: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "session.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            userData: UserData;
                            /**
                             * @description How it was opened; a view is somebody else who looks.
                             * @enum {string}
                             */
                            kind: "password" | "token" | "view";
                            /**
                             * @description Seconds that it can still live.
                             * @example 6900
                             */
                            sessionSeconds: number;
                            /**
                             * @description Seconds until it ends unless it is kept alive.
                             * @example 1800
                             */
                            idleSeconds: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "session.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Confirmation;
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "sessions.index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: DeviceSession[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "sessions.destroyOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /**
                             * @description How many sessions were ended.
                             * @example 2
                             */
                            ended: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "sessions.destroy": {
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
            404: components["responses"]["NotFound"];
        };
    };
    "coordinatorAssignments.index": {
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
                /** @description Only of this employee. */
                employeeId?: Id;
                /** @description Only of this coordinator. */
                coordinatorId?: Id;
                /** @description Only past, current or planned ones. */
                state?: PeriodState;
                /** @description Order. */
                sort?: "startsOn" | "-startsOn" | "employee" | "-employee" | "coordinator" | "-coordinator";
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
                        data: CoordinatorAssignment[];
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
    "coordinatorAssignments.assign": {
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
                 *       "coordinatorId": "0193b3a0-0000-4000-8000-000000000002",
                 *       "startsOn": "2099-01-07",
                 *       "reason": "Cambio de campaña"
                 *     }
                 */
                "application/json": CoordinatorMove;
            };
        };
        responses: {
            /** @description What became of each person, or would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: CoordinatorMoveResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "coordinatorAssignments.preview": {
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
                 *       "employeeIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "coordinatorId": "0193b3a0-0000-4000-8000-000000000002",
                 *       "startsOn": "2099-01-07",
                 *       "reason": "Cambio de campaña"
                 *     }
                 */
                "application/json": CoordinatorMove;
            };
        };
        responses: {
            /** @description What became of each person, or would. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: CoordinatorMoveResult;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "coordinatorAssignments.import": {
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
                 *           "code": "CA00042",
                 *           "coordinator": "CA00003",
                 *           "startsOn": "2099-01-07",
                 *           "reason": "Cambio de campaña"
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
    "coordinatorAssignments.coordinators": {
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
            /** @description A page of coordinators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Coordinator[];
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
    "coordinatorAssignments.destroy": {
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
    "employeeGroupMembers.counts": {
        parameters: {
            query: {
                /** @description The groups. */
                ids: Id[];
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
                        data: GroupCount[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employeeGroupMembers.preview": {
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
                 *       "match": "all",
                 *       "conditions": [
                 *         {
                 *           "field": "workCenter",
                 *           "operator": "in",
                 *           "values": [
                 *             "Madrid-Vallecas"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": GroupRule;
            };
        };
        responses: {
            /** @description How many and the first of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: RulePreview;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employeeGroupMembers.index": {
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
            path: {
                /** @description The id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: GroupMember[];
                        meta: MembersMeta;
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
    "employeeGroupMembers.assign": {
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
                 *       "employeeIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ],
                 *       "startsOn": "2099-01-07"
                 *     }
                 */
                "application/json": MembersInput;
            };
        };
        responses: {
            /** @description What became of each person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: MembersResult;
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
    "employeeGroupMembers.import": {
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
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "code": "CA00042",
                 *           "startsOn": "2099-01-07"
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "employeeGroupMembers.destroyAll": {
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
                 *       "employeeIds": [
                 *         "0193b3a0-0000-4000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Whom. */
                    employeeIds: Id[];
                };
            };
        };
        responses: {
            /** @description What became of each person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: MembersResult;
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
    "employeeGroups.index": {
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
            /** @description A page of employee groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: EmployeeGroup[];
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
    "employeeGroups.create": {
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
                 *       "name": "Media jornada Madrid",
                 *       "kind": "rule",
                 *       "rule": {
                 *         "match": "all",
                 *         "conditions": [
                 *           {
                 *             "field": "workCenter",
                 *             "operator": "in",
                 *             "values": [
                 *               "Madrid-Vallecas"
                 *             ]
                 *           },
                 *           {
                 *             "field": "weeklyHours",
                 *             "operator": "at_most",
                 *             "values": [
                 *               "30"
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": EmployeeGroupInput;
            };
        };
        responses: {
            /** @description The new employee group. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneEmployeeGroup;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employeeGroups.import": {
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
                 *           "name": "Media jornada Madrid",
                 *           "kind": "rule",
                 *           "rule": {
                 *             "match": "all",
                 *             "conditions": [
                 *               {
                 *                 "field": "workCenter",
                 *                 "operator": "in",
                 *                 "values": [
                 *                   "Madrid-Vallecas"
                 *                 ]
                 *               },
                 *               {
                 *                 "field": "weeklyHours",
                 *                 "operator": "at_most",
                 *                 "values": [
                 *                   "30"
                 *                 ]
                 *               }
                 *             ]
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
    "employeeGroups.show": {
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
            /** @description The employee group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneEmployeeGroup;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employeeGroups.update": {
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
                 *       "name": "Media jornada Madrid",
                 *       "kind": "rule",
                 *       "rule": {
                 *         "match": "all",
                 *         "conditions": [
                 *           {
                 *             "field": "workCenter",
                 *             "operator": "in",
                 *             "values": [
                 *               "Madrid-Vallecas"
                 *             ]
                 *           },
                 *           {
                 *             "field": "weeklyHours",
                 *             "operator": "at_most",
                 *             "values": [
                 *               "30"
                 *             ]
                 *           }
                 *         ]
                 *       },
                 *       "version": 3
                 *     }
                 */
                "application/json": EmployeeGroupUpdate;
            };
        };
        responses: {
            /** @description The employee group as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneEmployeeGroup;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employeeGroups.destroy": {
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
    "employeeGroups.patch": {
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
                "application/json": EmployeeGroupPatch;
            };
        };
        responses: {
            /** @description The employee group as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneEmployeeGroup;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employeeGroups.restore": {
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
            /** @description The employee group as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneEmployeeGroup;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "employees.index": {
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
                /** @description Only the people one coordinates. */
                mine?: boolean;
                /** @description Only the people of this coordinator. */
                coordinatorId?: Id;
                /** @description Only people with a coordinator today or only those without. */
                coordinated?: boolean;
                /** @description Only this department. */
                department?: string;
                /** @description Only this post. */
                jobTitle?: string;
                /** @description Only this work centre. */
                workCenter?: string;
                /** @description Only this kind of contract. */
                contractKind?: string;
                /** @description Only who is in this group today. */
                groupId?: Id;
                /** @description Order. */
                sort?: "displayName" | "-displayName" | "code" | "-code" | "department" | "-department" | "workCenter" | "-workCenter" | "weeklyHours" | "-weeklyHours" | "hiredOn" | "-hiredOn" | "coordinator" | "-coordinator";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Employee[];
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
    "employees.facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: EmployeeFacets;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "employees.show": {
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
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: EmployeeDetail;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "employees.reveal": {
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
            /** @description The personal data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: PersonalData;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "organization.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Organization;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "incidents.index": {
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
                state?: IncidentState[];
                /** @description Only these severities. */
                severity?: IncidentSeverity[];
                /** @description Only this category. */
                category?: IncidentCategory;
                /** @description Only this effect on time. */
                timeEffect?: TimeEffect;
                /** @description Only those that nobody works on, or those that whoever asks works on. */
                assignee?: "nobody" | "me";
                /** @description Only those that whoever asks reported, or that affect them. */
                mine?: boolean;
                /** @description Order. */
                sort?: "createdAt" | "-createdAt" | "startsAt" | "-startsAt" | "severity" | "-severity" | "updatedAt" | "-updatedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of incidents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Incident[];
                        meta: Meta;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "incidents.create": {
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
                 *       "title": "Sin línea en la isla 4",
                 *       "description": "Los puestos de la isla 4 no pueden llamar.",
                 *       "category": "telephony",
                 *       "severity": "high",
                 *       "startsAt": "2026-03-05T09:00:00.000Z"
                 *     }
                 */
                "application/json": IncidentInput;
            };
        };
        responses: {
            /** @description The incident. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "incidents.people": {
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
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    "incidents.assignees": {
        parameters: {
            query?: never;
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
                        data: Person[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "incidents.justifiedTime": {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-03-01
                 */
                from: string;
                /**
                 * @description The last day, at most 92 days later.
                 * @example 2026-03-31
                 */
                to: string;
                /** @description Only this person. */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: JustifiedTime[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.show": {
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
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.patch": {
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
                 *       "severity": "critical",
                 *       "version": 3
                 *     }
                 */
                "application/json": IncidentPatch;
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.assign": {
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
                 *       "userId": "0193b3a0-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The person, or null for nobody.
                     */
                    userId: string | null;
                };
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.answer": {
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
                 *       "text": "Ya funciona en dos puestos."
                 *     }
                 */
                "application/json": {
                    /** @description What is said. */
                    text: string;
                    /**
                     * @description Whether the reporter and those affected do not read it.
                     * @default false
                     */
                    internal?: boolean;
                };
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.resolve": {
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
                 *       "resolution": "Se cambió el conmutador de la isla 4."
                 *     }
                 */
                "application/json": {
                    /** @description What was done. */
                    resolution: string;
                };
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.close": {
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
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.reopen": {
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
                 *       "text": "Vuelve a pasar."
                 *     }
                 */
                "application/json": {
                    /** @description What is said. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.approve": {
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
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.reject": {
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
                 *       "text": "Vuelve a pasar."
                 *     }
                 */
                "application/json": {
                    /** @description What is said. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: FollowedWorkflow[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "incidents.follow": {
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
                 *       "workflowId": "0193b3a0-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A published workflow.
                     */
                    workflowId: string;
                };
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.advance": {
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
                 *       "transition": "en_curso_resuelto",
                 *       "values": {
                 *         "resultado": "Configuración"
                 *       },
                 *       "version": 3
                 *     }
                 */
                "application/json": IncidentAdvance;
            };
        };
        responses: {
            /** @description The incident. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneIncidentDetail;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "incidents.bulk": {
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
                 *       "act": "assign",
                 *       "rows": [
                 *         {
                 *           "id": "0193b3a0-0000-4000-8000-000000000001",
                 *           "version": 1
                 *         }
                 *       ],
                 *       "userId": "0193b3a0-0000-4000-8000-000000000002"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What to do.
                     * @example assign
                     * @enum {string}
                     */
                    act: "assign" | "close";
                    /** @description The incidents. */
                    rows: {
                        /**
                         * Format: uuid
                         * @description Which one.
                         * @example 0193b3a0-0000-4000-8000-000000000001
                         */
                        id: string;
                        version: SeenVersion;
                    }[];
                    /**
                     * Format: uuid
                     * @description Who shall work on them; null or nothing for nobody.
                     */
                    userId?: string | null;
                    allOrNone?: AllOrNone;
                };
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: BulkResult[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableRows"];
        };
    };
    "incidents.import": {
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
                 *       "dryRun": true,
                 *       "rows": [
                 *         {
                 *           "title": "Sin línea en la isla 4",
                 *           "description": "Los puestos de la isla 4 no pueden llamar.",
                 *           "category": "telephony",
                 *           "severity": "high",
                 *           "startsAt": "2026-03-05T09:00:00.000Z",
                 *           "people": [
                 *             "empleado"
                 *           ],
                 *           "affectsTime": true
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
    "absenceTypeTerms.index": {
        parameters: {
            query: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description The `next` of the page before: the rows that follow it with the same filters in the same order, whatever came or went meanwhile; `page` then says nothing. */
                after?: components["parameters"]["After"];
                /** @description Of which type. */
                absenceTypeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenceTerms[];
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
    "absenceTypeTerms.destroy": {
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
    "absenceTypes.index": {
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
                sort?: "position" | "-position" | "name" | "-name" | "code" | "-code" | "updatedAt" | "-updatedAt";
                /** @description The day whose terms are asked for; today unless given. A type that had none yet answers its first ones. */
                on?: string;
                /** @description Only of this family. */
                family?: AbsenceFamily;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of absence types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: AbsenceType[];
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
    "absenceTypes.create": {
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
                 *       "code": "HOS",
                 *       "name": "Accidente, enfermedad grave u hospitalización de un familiar",
                 *       "family": "leave",
                 *       "unit": "working_days",
                 *       "maxPerEvent": 5,
                 *       "source": "ET art. 37.3.b"
                 *     }
                 */
                "application/json": AbsenceTypeInput;
            };
        };
        responses: {
            /** @description The new absence type. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAbsenceType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenceTypes.import": {
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
                 *           "code": "HOS",
                 *           "name": "Accidente, enfermedad grave u hospitalización de un familiar",
                 *           "family": "leave",
                 *           "unit": "working_days",
                 *           "maxPerEvent": 5,
                 *           "source": "ET art. 37.3.b"
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
    "absenceTypes.reorder": {
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
    "absenceTypes.show": {
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
            /** @description The absence type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAbsenceType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenceTypes.update": {
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
                 *       "code": "HOS",
                 *       "name": "Accidente, enfermedad grave u hospitalización de un familiar",
                 *       "family": "leave",
                 *       "unit": "working_days",
                 *       "maxPerEvent": 5,
                 *       "source": "ET art. 37.3.b",
                 *       "version": 3
                 *     }
                 */
                "application/json": AbsenceTypeUpdate;
            };
        };
        responses: {
            /** @description The absence type as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAbsenceType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenceTypes.destroy": {
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
    "absenceTypes.patch": {
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
                "application/json": AbsenceTypePatch;
            };
        };
        responses: {
            /** @description The absence type as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAbsenceType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "absenceTypes.restore": {
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
            /** @description The absence type as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OneAbsenceType;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
        };
    };
}
/**
 * @description What kind of absence it is.
 * @example leave
 * @enum {string}
 */
export type AbsenceFamily = "leave" | "vacation" | "sick_leave" | "hours_pool" | "worked_holiday" | "unpaid" | "union" | "unjustified";
/** @description What holds for an absence type from a day on. */
export type AbsenceTerms = {
    id: Id;
    /**
     * Format: date
     * @description The first day.
     * @example 2023-06-30
     */
    validFrom: string;
    /**
     * Format: date
     * @description The last day; null while nothing follows.
     * @example 2026-12-31
     */
    validUntil: string | null;
    /**
     * @description Whether they are in force today.
     * @example current
     * @enum {string}
     */
    state: "past" | "current" | "planned";
    /**
     * @description What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * @description How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent: number | null;
    /**
     * @description How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear: number | null;
    /**
     * @description What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** @description How much there may be for some relatives or with a journey. */
    variations: AbsenceVariation[];
    /**
     * @description Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * @description Whether it counts as time worked.
     * @example true
     */
    countsAsWorked: boolean;
    /**
     * @description Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism: boolean;
    /**
     * @description Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation: boolean;
    /**
     * @description Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification: "required" | "on_request" | "none";
    /**
     * @description Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays: number | null;
    /**
     * @description Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * @description Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source: string;
    /**
     * @description What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note: string;
};
/** @description An absence type. */
export type AbsenceType = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code: string;
    colour: Colour;
    family: AbsenceFamily;
    /**
     * @description Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country: string;
    /**
     * @description Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private: boolean;
    /**
     * @description What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * @description How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent: number | null;
    /**
     * @description How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear: number | null;
    /**
     * @description What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy: "fixed" | "part_time" | "days";
    /** @description How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations: AbsenceVariation[];
    /**
     * @description Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * @description Whether it counts as time worked.
     * @example true
     */
    countsAsWorked: boolean;
    /**
     * @description Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism: boolean;
    /**
     * @description Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation: boolean;
    /**
     * @description Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification: "required" | "on_request" | "none";
    /**
     * @description Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays: number | null;
    /**
     * @description Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * @description Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source: string;
    /**
     * @description What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note: string;
    /**
     * Format: date
     * @description The first day of these terms.
     * @example 2023-06-30
     */
    validFrom: string;
    /**
     * Format: date
     * @description The day on which planned terms take over; null while none are planned.
     * @example 2027-01-01
     */
    nextChangeOn: string | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description An absence type to write. */
export type AbsenceTypeInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code: string;
    colour?: Colour;
    family: AbsenceFamily;
    /**
     * @description Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country?: string;
    /**
     * @description Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private?: boolean;
    /**
     * @description What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * @description How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * @description How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * @description What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** @description How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations?: AbsenceVariation[];
    /**
     * @description Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * @description Whether it counts as time worked.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * @description Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * @description Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * @description Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * @description Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * @description Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * @description Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * @description What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * @description The first day of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
};
/** @description What changes. */
export type AbsenceTypePatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code?: string;
    colour?: Colour;
    family?: AbsenceFamily;
    /**
     * @description Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country?: string;
    /**
     * @description Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private?: boolean;
    /**
     * @description What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit?: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * @description How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * @description How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * @description What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** @description How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations?: AbsenceVariation[];
    /**
     * @description Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * @description Whether it counts as time worked.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * @description Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * @description Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * @description Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * @description Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * @description Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * @description Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * @description What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * @description The first day of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
    version: SeenVersion;
};
/** @description An absence type to write over one that stands. */
export type AbsenceTypeUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Traslado de domicilio habitual
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What reports and payroll call it: capital letters and figures.
     * @example HOS
     */
    code: string;
    colour?: Colour;
    family: AbsenceFamily;
    /**
     * @description Of the law it follows: ISO 3166, two letters.
     * @example ES
     */
    country?: string;
    /**
     * @description Whether coordinators see only that somebody is absent. It holds at once, for what has passed, too.
     * @example false
     */
    private?: boolean;
    /**
     * @description What it is counted in.
     * @example working_days
     * @enum {string}
     */
    unit: "working_days" | "natural_days" | "hours" | "weeks" | "minutes";
    /**
     * @description How much one of them may be at most, in its unit; null for as much as is needed.
     * @example 5
     */
    maxPerEvent?: number | null;
    /**
     * @description How much there may be in a year, in its unit; null for no limit.
     * @example 35
     */
    maxPerYear?: number | null;
    /**
     * @description What `maxPerYear` is: as much for everybody, in proportion to the working time, or the hours of so many days of the person. It stays unless it is sent.
     * @example fixed
     * @enum {string}
     */
    yearlyBy?: "fixed" | "part_time" | "days";
    /** @description How much there may be for some relatives or with a journey, in the place of `maxPerEvent`; the first that fits counts. They stay unless they are sent. */
    variations?: AbsenceVariation[];
    /**
     * @description Who pays: `mixed` for both or in part.
     * @example company
     * @enum {string}
     */
    pay?: "company" | "social_security" | "mixed" | "unpaid";
    /**
     * @description Whether it counts as time worked.
     * @example true
     */
    countsAsWorked?: boolean;
    /**
     * @description Whether it counts into the rate of absenteeism.
     * @example false
     */
    countsAsAbsenteeism?: boolean;
    /**
     * @description Whether vacation goes on accruing.
     * @example true
     */
    accruesVacation?: boolean;
    /**
     * @description Whether it needs a proof.
     * @example required
     * @enum {string}
     */
    justification?: "required" | "on_request" | "none";
    /**
     * @description Until how many days after its end, or after it is told, the proof is due; null for fifteen.
     * @example 5
     */
    justificationDays?: number | null;
    /**
     * @description Who approves it. Rights are only validated: a refusal needs a reason.
     * @example hr
     * @enum {string}
     */
    approver?: "hr" | "coordinator" | "coordinator_and_hr" | "nobody";
    /**
     * @description Where it is written: the article, the agreement.
     * @example ET art. 37.3.b
     */
    source?: string;
    /**
     * @description What else there is to know.
     * @example Dos días más si hay desplazamiento
     */
    note?: string;
    /**
     * Format: date
     * @description The first day of these terms.
     * @example 2023-06-30
     */
    validFrom?: string;
    version: SeenVersion;
};
/** @description How much there may be for some relatives, or with a journey. */
export type AbsenceVariation = {
    /** @description For whom it holds; nobody in particular where there are none. */
    kinship: Kinship[];
    /**
     * @description Whether it holds with a journey only, or without one only; null for both.
     * @example true
     */
    travel: boolean | null;
    /**
     * @description How much of one there may be.
     * @example 4
     */
    maxPerEvent: number;
    /**
     * @description What it is counted in, where that is not what the type is counted in.
     * @example null
     * @enum {string|null}
     */
    unit: "working_days" | "natural_days" | null;
    /**
     * @description Where it is written.
     * @example ET art. 37.3.b bis
     */
    source: string;
};
/** @description A request for a permission. */
export type AccessRequest = {
    id: Id;
    person: Person;
    /**
     * @description The name of the permission.
     * @example MENU_PROCESAR_CARGUE
     */
    permission: string;
    /**
     * @description What the catalogue calls it.
     * @example Menú: cargas
     */
    permissionLabel: string;
    /**
     * @description What it is needed for.
     * @example Sustituyo a Marta esta semana
     */
    reason: string;
    /**
     * @description The page that was asked for.
     * @example /clustering/cargue
     */
    page: string | null;
    state: AccessRequestState;
    createdAt: Instant;
    decidedBy: Person | null;
    /**
     * Format: date-time
     * @description When it was decided.
     */
    decidedAt: string | null;
    /** @description What was said to it. */
    decision: string | null;
    /**
     * Format: date
     * @description The last day on which it holds; null for no end.
     */
    endsOn: string | null;
    /** @description Whether whoever asks may decide on it: it waits, it is not their own, and they hold the permission. */
    canDecide: boolean;
    /** @description Whether whoever asks may take back what was granted by it: it still holds, and it is not their own. */
    canRevoke: boolean;
};
/** @description What to ask for. */
export type AccessRequestInput = {
    /**
     * @description The name of the permission.
     * @example MENU_PROCESAR_CARGUE
     */
    permission: string;
    /**
     * @description What it is needed for.
     * @example Sustituyo a Marta esta semana
     */
    reason: string;
    /**
     * @description The page that was asked for, if any.
     * @example /clustering/cargue
     */
    page?: string | null;
};
/**
 * @description What became of it.
 * @enum {string}
 */
export type AccessRequestState = "pending" | "approved" | "rejected" | "withdrawn" | "revoked";
/**
 * @description Whether it can be chosen.
 * @example true
 */
export type Active = boolean;
/** @description How somebody keeps to the plan now. */
export type Adherence = {
    state: AdherenceState;
    impact: Impact | null;
    /**
     * Format: date-time
     * @description Since when; null where nothing says.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * @description Out of adherence today, before that: the time since then is not in it.
     * @example 540
     */
    outSeconds: number;
    planned: Planned;
    doing: Doing;
};
/**
 * @description Whether what is done is what is planned; a break that counts as work is, while work is planned. `unscheduled`: not at work while no shift is planned, as in the gap of a split shift or on a free day. `no_plan`: the times of the day are not planned.
 * @enum {string}
 */
export type AdherenceState = "in" | "out" | "unscheduled" | "no_plan";
/** @description What an agent did on one day. */
export type AgentDay = {
    agent: OnlineAgent;
    /**
     * Format: date
     * @description The day.
     * @example 2026-03-05
     */
    date: string;
    /**
     * @description The zone in which it is that day.
     * @example Europe/Madrid
     */
    timeZone: string;
    /** @description In order, without overlaps; what lies between two is offline. */
    intervals: Interval[];
    /** @description Seconds in each state, the most first. */
    totals: {
        state: AgentState;
        /**
         * @description Seconds of the day.
         * @example 5400
         */
        seconds: number;
    }[];
    adherence: DayAdherence | null;
};
/**
 * @description What an agent does. `no_signal`: the session lives, but nothing was heard for a minute. `offline`: no session, or none in which the agent went online.
 * @enum {string}
 */
export type AgentState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "no_signal" | "offline";
/** @description Where this page stands in the whole list, and the counters. */
export type AgentsMeta = {
    /**
     * @description This page.
     * @example 1
     */
    currentPage: number;
    /**
     * @description Rows on a page.
     * @example 100
     */
    perPage: number;
    /**
     * @description Rows in all.
     * @example 42
     */
    totalCount: number;
    /**
     * @description Pages in all.
     * @example 1
     */
    totalPages: number;
    next?: Next;
    asOf: Instant;
    /**
     * Format: date-time
     * @description When somebody falls silent, is signed out, passes a limit or has something else planned unless something happens before: of that no event tells. Null for never.
     * @example 2026-03-05T10:00:35.000Z
     */
    changesAt: string | null;
    /** @description The agents by state; every state is there. */
    states: {
        state: AgentState;
        /**
         * @description Agents in it.
         * @example 12
         */
        count: number;
        /**
         * @description Of them over the limit.
         * @example 1
         */
        over: number;
    }[];
    /** @description The agents by adherence; every state of it is there. Without `state` who is offline is counted. */
    adherences: {
        adherence: AdherenceState;
        /**
         * @description Agents in it.
         * @example 12
         */
        count: number;
        /**
         * @description Of them those whom the work misses.
         * @example 2
         */
        negative: number;
    }[];
    /** @description The agents by skill. */
    skills: Counter[];
    /** @description The agents by project. */
    campaigns: Counter[];
    /** @description The agents by coordinator. */
    coordinators: Counter[];
};
/**
 * @description Whether one that is refused keeps all others back: then nothing is done, and the answer is 422 with a table of what is wrong with which.
 * @example false
 */
export type AllOrNone = boolean;
/** @description An application. */
export type Application = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Formación
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * @description Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * @description Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode: "tab" | "frame";
    /**
     * @description Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience: "everyone" | "some";
    /** @description Of an audience of some: the roles that see it. */
    roleIds: string[];
    /** @description Of an audience of some: the employee groups that see it. */
    groupIds: string[];
    /** @description What the roles are called. */
    roles: AudienceName[];
    /** @description What the groups are called. */
    groups: AudienceName[];
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description An application to write. */
export type ApplicationInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Formación
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * @description Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * @description Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * @description Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** @description Of an audience of some: the roles that see it. */
    roleIds?: string[];
    /** @description Of an audience of some: the employee groups that see it. */
    groupIds?: string[];
};
/** @description What changes. */
export type ApplicationPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Formación
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url?: string;
    /**
     * @description Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * @description Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * @description Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** @description Of an audience of some: the roles that see it. */
    roleIds?: string[];
    /** @description Of an audience of some: the employee groups that see it. */
    groupIds?: string[];
    version: SeenVersion;
};
/** @description An application to write over one that stands. */
export type ApplicationUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Formación
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description Where it is: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * @description Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon?: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * @description Whether it opens in a tab of its own or in a frame of the portal; not every application lets itself be framed.
     * @example tab
     * @enum {string}
     */
    mode?: "tab" | "frame";
    /**
     * @description Whether everybody sees it, or who has one of the roles or is in one of the groups.
     * @example everyone
     * @enum {string}
     */
    audience?: "everyone" | "some";
    /** @description Of an audience of some: the roles that see it. */
    roleIds?: string[];
    /** @description Of an audience of some: the employee groups that see it. */
    groupIds?: string[];
    version: SeenVersion;
};
/** @description A permission that would do. */
export type AskedPermission = {
    /**
     * @description Its name.
     * @example MENU_ROLES
     */
    name: string;
    /**
     * @description What the catalogue calls it.
     * @example Menú: roles
     */
    label: string;
    /** @description Whether the person has it now. */
    isHeld: boolean;
    /** @description Where they have it from, or would have as soon as nothing else is in the way. */
    through: Through[];
};
/** @description A role to give. */
export type AssignableRole = {
    id: Id;
    /**
     * @description Its name.
     * @example Coordinador
     */
    name: string;
    /** @description Whether whoever asks may give it: they hold all of its permissions. */
    canAssign: boolean;
};
/** @description A person and their roles. */
export type Assignment = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
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
    /**
     * @description How many roles they have.
     * @example 1
     */
    roleCount: number;
    /** @description Their roles by name. */
    roles: RoleRef[];
    version: Version;
};
/** @description A role or a group. */
export type AudienceName = {
    id: Id;
    /**
     * @description What it is called.
     * @example Agente
     */
    name: string;
};
/** @description Whom an application can be meant for. */
export type Audiences = {
    /** @description The roles. */
    roles: AudienceName[];
    /** @description The active employee groups. */
    groups: AudienceName[];
};
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
/** @description What a kind of break is called. */
export type BreakName = {
    id: Id;
    /**
     * @description Its name.
     * @example Pausa visual (PVD)
     */
    name: string;
};
/** @description A break type. */
export type BreakType = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description What reports call it: capital letters and figures.
     * @example PVD
     */
    code: string;
    colour: Colour;
    /**
     * @description Whether it is paid.
     * @example true
     */
    paid: boolean;
    /**
     * @description Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective: boolean;
    /**
     * @description How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse: number | null;
    /**
     * @description How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay: number | null;
    /**
     * @description Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare: number | null;
    /**
     * @description Whether the agent has to say why.
     * @example false
     */
    reasonRequired: boolean;
    /**
     * @description Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes: number | null;
    /**
     * @description How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes: number | null;
    /**
     * @description Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative: boolean;
    /**
     * @description Whether agents are told when one falls due.
     * @example true
     */
    reminder: boolean;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/**
 * Format: uuid
 * @description With `break`: which one.
 */
export type BreakTypeId = string | null;
/** @description A break type to write. */
export type BreakTypeInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What reports call it: capital letters and figures.
     * @example PVD
     */
    code: string;
    colour?: Colour;
    /**
     * @description Whether it is paid.
     * @example true
     */
    paid?: boolean;
    /**
     * @description Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective?: boolean;
    /**
     * @description How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * @description How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * @description Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * @description Whether the agent has to say why.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * @description Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * @description How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * @description Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative?: boolean;
    /**
     * @description Whether agents are told when one falls due.
     * @example true
     */
    reminder?: boolean;
};
/** @description What changes. */
export type BreakTypePatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What reports call it: capital letters and figures.
     * @example PVD
     */
    code?: string;
    colour?: Colour;
    /**
     * @description Whether it is paid.
     * @example true
     */
    paid?: boolean;
    /**
     * @description Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective?: boolean;
    /**
     * @description How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * @description How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * @description Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * @description Whether the agent has to say why.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * @description Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * @description How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * @description Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative?: boolean;
    /**
     * @description Whether agents are told when one falls due.
     * @example true
     */
    reminder?: boolean;
    version: SeenVersion;
};
/** @description A break type to write over one that stands. */
export type BreakTypeUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Pausa visual (PVD)
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What reports call it: capital letters and figures.
     * @example PVD
     */
    code: string;
    colour?: Colour;
    /**
     * @description Whether it is paid.
     * @example true
     */
    paid?: boolean;
    /**
     * @description Whether it is effective work (FIC-5): it then counts as time worked, and towards the next break from the screen.
     * @example true
     */
    effective?: boolean;
    /**
     * @description How long one may last at most; null for no limit.
     * @example 5
     */
    minutesPerUse?: number | null;
    /**
     * @description How many of them an agent may take in one day of their own zone; null for no limit.
     * @example 2
     */
    usesPerDay?: number | null;
    /**
     * @description Which part of the agents of a skill who are online may be in it at once, in percent; one of them always may. Null for no limit.
     * @example 20
     */
    maxShare?: number | null;
    /**
     * @description Whether the agent has to say why.
     * @example false
     */
    reasonRequired?: boolean;
    /**
     * @description Of breaks that work brings about, such as those from the screen: after how many minutes of effective work each falls due; null for others.
     * @example 60
     */
    everyMinutes?: number | null;
    /**
     * @description How many minutes before that it may begin, and after how many it is late.
     * @example 15
     */
    toleranceMinutes?: number | null;
    /**
     * @description Whether what was not taken can be taken later, one after the other.
     * @example false
     */
    cumulative?: boolean;
    /**
     * @description Whether agents are told when one falls due.
     * @example true
     */
    reminder?: boolean;
    version: SeenVersion;
};
/** @description What became of one of many. */
export type BulkResult = {
    id: Id;
    /** @description Whether it was done. */
    isDone: boolean;
    /** @description Why not. */
    error: ErrorCode | ("forbidden" | "not_found") | null;
    /**
     * @description With `forbidden`: any one of these permissions would have sufficed.
     * @example []
     */
    missing?: string[];
};
/** @description Something that would change a “no”, once what stands before it in the list is done. */
export type Change = {
    /**
     * @description The account is activated, the person sets up their second factor, they get the role, or they are granted the permission alone.
     * @enum {string}
     */
    kind: "activate" | "second_factor" | "role" | "grant";
    /** @description The role to give. */
    role: RoleRef | null;
    /**
     * @description How many permissions they would get with that role in all.
     * @example 4
     */
    adds: number | null;
    /**
     * @description The permission to grant.
     * @example MENU_ROLES
     */
    permission: string | null;
};
/**
 * @description A state that somebody can choose.
 * @enum {string}
 */
export type ChosenState = "available" | "in_call" | "wrap_up" | "break" | "training" | "meeting" | "technical_issue" | "offline";
/**
 * @description An sRGB colour in lower-case hexadecimal; text on it is black or white, whichever contrasts more.
 * @example #1f6f8b
 */
export type Colour = string;
/** @description The file of the whole configuration. */
export type Configuration = {
    /**
     * @description What kind of file it is.
     * @example portal-configuration
     * @enum {string}
     */
    format: "portal-configuration";
    /**
     * @description The version of the format.
     * @example 1
     * @enum {integer}
     */
    version: 1;
    exportedAt: Instant;
    families: Families;
};
/** @description A file to take over. */
export type ConfigurationFile = {
    /**
     * @description What kind of file it is.
     * @example portal-configuration
     * @enum {string}
     */
    format: "portal-configuration";
    /**
     * @description The version of the format.
     * @example 1
     * @enum {integer}
     */
    version: 1;
    /**
     * @description When it was made.
     * @example 2026-03-05T10:00:00.000Z
     */
    exportedAt?: string;
    families: Families;
};
/** @description A file, and whether it is only looked at. */
export type ConfigurationImport = {
    file: ConfigurationFile;
    /**
     * @description Whether to say only what would come of it.
     * @example true
     */
    dryRun: boolean;
    /**
     * @description The review that is carried out; wanted unless it is a dry run.
     * @example kM0uVY6X9lZr8tQxT2w3
     */
    review?: string;
};
/** @description What came of a file or would come of it. */
export type ConfigurationReview = {
    /**
     * @description Names exactly this outcome; the run takes it.
     * @example kM0uVY6X9lZr8tQxT2w3
     */
    review: string;
    /** @description The families of the file that this portal knows. */
    families: FamilyReview[];
    /** @description Families of the file that this portal does not know; they are left out. */
    unknown: string[];
};
/** @description Proof that the person at the session is its own. */
export type Confirmation = {
    /**
     * @description The password.
     * @example demo-Portal-2026
     */
    password: string;
    /**
     * @description The code of the second factor, or a recovery code; needed where the person has set one up.
     * @example 123456
     */
    code?: string;
};
/** @description Somebody who can coordinate. */
export type Coordinator = {
    id: Id;
    /**
     * @description The name to show.
     * @example Diego Ríos Puig
     */
    displayName: string;
    /**
     * @description The employee code.
     * @example CA00003
     */
    code: string;
    /**
     * @description The department.
     * @example OPE
     */
    department: string;
    /**
     * @description How many people they coordinate today.
     * @example 18
     */
    teamSize: number;
};
/** @description Who coordinates whom from one day to another. */
export type CoordinatorAssignment = {
    id: Id;
    coordinator: Person;
    startsOn: Day;
    /**
     * Format: date
     * @description The last day; null for no end.
     */
    endsOn: string | null;
    state: PeriodState;
    /**
     * @description Why.
     * @example Cambio de campaña
     */
    reason: string | null;
    employee: Person;
    /** @description Who wrote it; null for what came with the data. */
    createdBy: Person | null;
    createdAt: Instant;
};
/** @description Who gets which coordinator from when. */
export type CoordinatorMove = {
    /** @description Whom. */
    employeeIds: Id[];
    /**
     * Format: uuid
     * @description The coordinator; null for none.
     */
    coordinatorId: string | null;
    /**
     * Format: date
     * @description The first day; not one that has passed.
     * @example 2099-01-07
     */
    startsOn: string;
    /**
     * Format: date
     * @description The last day; without end unless given.
     */
    endsOn?: string | null;
    /**
     * @description Why.
     * @example Cambio de campaña
     */
    reason?: string | null;
};
/** @description What became of each person, or would. */
export type CoordinatorMoveResult = {
    /**
     * @description How many people get the coordinator.
     * @example 12
     */
    accepted: number;
    /**
     * @description How many stay as before.
     * @example 1
     */
    refused: number;
    /**
     * @description How many requests for access of theirs are open. They are decided on by whoever grants permissions, before and after.
     * @example 3
     */
    openRequests: number;
    /** @description The people in the order asked. */
    rows: {
        id: Id;
        /**
         * @description The name to show.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /** @description Who coordinates them on the first day as it stands. */
        before: Person | null;
        /**
         * @description Why they stay as before: nobody knows them, nobody coordinates themselves, they coordinate the coordinator directly or through others, it is so already.
         * @enum {string|null}
         */
        refusal: "unknown" | "self" | "circle" | "same" | null;
    }[];
};
/** @description A time under one coordinator. */
export type CoordinatorPeriod = {
    id: Id;
    coordinator: Person;
    startsOn: Day;
    /**
     * Format: date
     * @description The last day; null for no end.
     */
    endsOn: string | null;
    state: PeriodState;
    /**
     * @description Why.
     * @example Cambio de campaña
     */
    reason: string | null;
};
/** @description How many agents there are of a kind. */
export type Counter = {
    id: Id;
    /**
     * @description Its name.
     * @example Ventas Telenova
     */
    name: string;
    /**
     * @description Agents who are not offline.
     * @example 12
     */
    count: number;
};
/** @description A country. */
export type Country = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example España
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2: string;
    /**
     * @description ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3: string;
    /**
     * @description ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric: string;
    /**
     * @description The calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * @description The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar: string | null;
    /**
     * @description How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat: string | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A country to write. */
export type CountryInput = {
    /**
     * @description The name people see, in Spanish.
     * @example España
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2: string;
    /**
     * @description ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3: string;
    /**
     * @description ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric: string;
    /**
     * @description The calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * @description The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * @description How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
};
/** @description What changes. */
export type CountryPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example España
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2?: string;
    /**
     * @description ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3?: string;
    /**
     * @description ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric?: string;
    /**
     * @description The calling code (ITU E.164).
     * @example +34
     */
    callingCode?: string;
    /**
     * @description The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone?: string;
    /**
     * @description The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * @description How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
    version: SeenVersion;
};
/** @description A country to write over one that stands. */
export type CountryUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example España
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description ISO 3166-1 alpha-2.
     * @example ES
     */
    alpha2: string;
    /**
     * @description ISO 3166-1 alpha-3.
     * @example ESP
     */
    alpha3: string;
    /**
     * @description ISO 3166-1 numeric, with its zeros.
     * @example 724
     */
    numeric: string;
    /**
     * @description The calling code (ITU E.164).
     * @example +34
     */
    callingCode: string;
    /**
     * @description The IANA time zone of its people unless somebody says otherwise.
     * @example Europe/Madrid
     */
    timeZone: string;
    /**
     * @description The ISO 3166 code of the country or region whose public holidays count; null for none.
     * @example ES
     */
    holidayCalendar?: string | null;
    /**
     * @description How the numbers of identity documents look: A a letter, 9 a digit, * either; several after commas. Null for any.
     * @example 99999999A, A9999999A
     */
    documentFormat?: string | null;
    version: SeenVersion;
};
/** @description Who wants in. */
export type Credentials = {
    /**
     * @description The user name.
     * @example admin
     */
    user: string;
    /**
     * @description The password.
     * @example demo-Portal-2026
     */
    password: string;
    /**
     * @description The code of the second factor, or a recovery code. Who has one and sends none is answered 401 with `blank` at `code`; a wrong one, `invalid`.
     * @example 123456
     */
    code?: string;
};
/** @description Two permissions that should be apart. */
export type DangerousPair = {
    /**
     * @description Which danger it is.
     * @enum {string}
     */
    id: "roles" | "accounts" | "loads" | "traces" | "vacations" | "payroll";
    /** @description The two names. */
    permissions: string[];
    /** @description What the catalogue calls them. */
    labels: string[];
    /**
     * @description Active people who hold both.
     * @example 2
     */
    peopleCount: number;
    /**
     * @description How many of them hold everything by a role.
     * @example 2
     */
    systemCount: number;
    /** @description The first fifty of the others by name whom the caller may see. */
    people: Person[];
};
/** @description Today. */
export type Dashboard = {
    /** @description The centre. */
    people: {
        /**
         * @description People employed.
         * @example 300
         */
        employees: number;
        /**
         * @description People seen in the last five minutes.
         * @example 42
         */
        online: number;
    };
    /** @description For a coordinator: the people assigned. */
    team: {
        /**
         * @description People assigned.
         * @example 12
         */
        assigned: number;
        /**
         * @description Of them seen in the last five minutes.
         * @example 9
         */
        online: number;
    } | null;
    /** @description For who may see loads (CARGUE_VER). */
    loads: {
        /**
         * @description Queued or processing.
         * @example 1
         */
        running: number;
        /**
         * @description Paused.
         * @example 1
         */
        paused: number;
        /**
         * @description Completed with records and with rejected rows that wait.
         * @example 2
         */
        withErrors: number;
        /**
         * @description Failed, or completed without one record.
         * @example 0
         */
        failed: number;
        /**
         * @description Records created or updated since midnight in the person's zone.
         * @example 12000
         */
        recordsToday: number;
        /**
         * @description Rows rejected since midnight.
         * @example 31
         */
        errorsToday: number;
        /** @description The last 14 days, oldest first. */
        byDay: {
            /**
             * Format: date
             * @description The day.
             * @example 2026-03-05
             */
            date: string;
            /**
             * @description Records created or updated.
             * @example 12000
             */
            records: number;
            /**
             * @description Rows rejected.
             * @example 31
             */
            errors: number;
        }[];
        /** @description The five loads touched last. */
        recent: RecentLoad[];
    } | null;
};
/**
 * Format: date
 * @description A day, in UTC.
 * @example 2026-03-05
 */
export type Day = string;
/** @description How the plan of a day was kept so far. `adherence` is `adherentSeconds` by `plannedSeconds`, `conformance` is `workedSeconds` by `plannedWorkSeconds`. */
export type DayAdherence = {
    /**
     * @description Planned so far, with the planned breaks.
     * @example 14400
     */
    plannedSeconds: number;
    /**
     * @description Of these the time in which the planned thing was done.
     * @example 13680
     */
    adherentSeconds: number;
    /**
     * @description Work planned so far.
     * @example 12600
     */
    plannedWorkSeconds: number;
    /**
     * @description Worked so far, within the plan and beyond it, with the breaks that are as planned as work: those that count as work, and all of a shift for which none are planned.
     * @example 12900
     */
    workedSeconds: number;
    /**
     * @description The share of adherence; null while nothing was planned.
     * @example 0.95
     */
    adherence: number | null;
    /**
     * @description The share of conformance, which may exceed 1; null while no work was planned.
     * @example 1.02
     */
    conformance: number | null;
    /** @description When work is planned on the day, also what is to come. */
    plannedWork: PlannedRange[];
    /** @description When breaks are planned. */
    plannedBreaks: PlannedRange[];
    /** @description When work was done. */
    work: PlannedRange[];
    /** @description When breaks were taken. */
    rest: PlannedRange[];
    /** @description The times out of adherence, in order. */
    deviations: Deviation[];
};
/**
 * Format: date-time
 * @description When it was deleted; null while it is not.
 * @example null
 */
export type DeletedAt = string | null;
/** @description A time at which something else was done than was planned. */
export type Deviation = {
    startedAt: Instant;
    endedAt: Instant;
    planned: Planned;
    doing: Doing;
};
/** @description A place where the person is signed in. */
export type DeviceSession = {
    id: Id;
    /**
     * @description What kind of device it is.
     * @enum {string}
     */
    device: "computer" | "phone" | "tablet" | "unknown";
    /**
     * @description The browser or program.
     * @example Firefox
     */
    browser: string | null;
    /**
     * @description The operating system.
     * @example Android
     */
    system: string | null;
    /**
     * @description The network address of the sign-in.
     * @example 192.0.2.10
     */
    ip: string | null;
    /**
     * @description How it was opened.
     * @enum {string}
     */
    kind: "password" | "token";
    createdAt: Instant;
    seenAt: Instant;
    endsAt: Instant;
    /** @description Whether it is the session that asks. */
    isCurrent: boolean;
};
/**
 * @description What is done, by the state as an agent, and while there is none by the clock.
 * @enum {string}
 */
export type Doing = "work" | "break" | "away";
/** @description A permission and where it comes from. */
export type EffectivePermission = {
    /**
     * @description Its number in the catalogue.
     * @example 1410
     */
    id: number;
    /**
     * @description Its name.
     * @example MENU_USUARIOS
     */
    name: string;
    /**
     * @description What the catalogue calls it.
     * @example Menú: usuarios
     */
    label: string;
    /**
     * @description The part of the portal that it belongs to.
     * @example administration
     */
    area: string;
    /**
     * @description What it lets one do.
     * @enum {string}
     */
    kind: "menu" | "view" | "create" | "edit" | "delete" | "act";
    /** @description Each reason why it is held. */
    origins: PermissionOrigin[];
};
/** @description What a person may do. */
export type EffectivePermissions = {
    /** @description Whether none of it counts before the person has set up the second factor that a role asks for. */
    isSecondFactorDue: boolean;
    /** @description In the order of the catalogue. */
    permissions: EffectivePermission[];
};
/** @description Somebody who works there. */
export type Employee = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * @description The DNI or NIE, masked.
     * @example ***4567**
     */
    dni: string;
    /**
     * @description The mail address, masked.
     * @example l***@contacta-atlantico.example
     */
    email: string | null;
    /**
     * @description The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * @description The level of the agreement.
     * @example N10
     */
    jobLevel: string;
    /**
     * @description The department.
     * @example OPE
     */
    department: string;
    /**
     * @description The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * @description Hours of a week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * @description The kind of contract.
     * @example Indefinido
     */
    contractKind: string;
    hiredOn: Day;
    /** @description Who coordinates them today. */
    coordinator: Person | null;
    /** @description The next change that is planned. */
    nextCoordinator: NextCoordinator | null;
};
/** @description Somebody who works there. */
export type EmployeeDetail = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * @description The DNI or NIE, masked.
     * @example ***4567**
     */
    dni: string;
    /**
     * @description The mail address, masked.
     * @example l***@contacta-atlantico.example
     */
    email: string | null;
    /**
     * @description The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * @description The level of the agreement.
     * @example N10
     */
    jobLevel: string;
    /**
     * @description The department.
     * @example OPE
     */
    department: string;
    /**
     * @description The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * @description Hours of a week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * @description The kind of contract.
     * @example Indefinido
     */
    contractKind: string;
    hiredOn: Day;
    /** @description Who coordinates them today. */
    coordinator: Person | null;
    /** @description The next change that is planned. */
    nextCoordinator: NextCoordinator | null;
    /** @description Who coordinated them, the latest first. */
    coordinators: CoordinatorPeriod[];
    /** @description The groups they are in today. */
    groups: HeldGroup[];
    /**
     * @description How many people they coordinate today.
     * @example 0
     */
    teamSize: number;
};
/** @description What the employees can be narrowed by. */
export type EmployeeFacets = {
    /** @description The departments. */
    departments: Facet[];
    /** @description The posts. */
    jobTitles: Facet[];
    /** @description The levels. */
    jobLevels: Facet[];
    /** @description The work centres. */
    workCenters: Facet[];
    /** @description The kinds of contract. */
    contractKinds: Facet[];
    /** @description Who coordinates somebody today. */
    coordinators: {
        id: Id;
        /**
         * @description The name to show.
         * @example Diego Ríos Puig
         */
        displayName: string;
        /**
         * @description How many people they coordinate.
         * @example 18
         */
        count: number;
    }[];
    /**
     * @description How many people have no coordinator today.
     * @example 29
     */
    withoutCoordinator: number;
};
/** @description What the employee file says. */
export type EmployeeFacts = {
    /**
     * @description The employee code.
     * @example CA00042
     */
    code: string;
    /**
     * @description The job.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * @description The department.
     * @example OPE
     */
    department: string;
    /**
     * @description The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Format: date
     * @description The first day.
     * @example 2021-03-01
     */
    hiredOn: string;
    coordinator: Person | null;
};
/** @description An employee group. */
export type EmployeeGroup = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description What it is for.
     * @example Para los turnos partidos
     */
    description: string;
    /**
     * @description Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind: "manual" | "rule";
    /**
     * @description Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal: boolean;
    /** @description Of a group by rule: what its members have in common. */
    rule: GroupRule | null;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description An employee group to write. */
export type EmployeeGroupInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * @description Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * @description Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** @description Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
};
/** @description What changes. */
export type EmployeeGroupPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * @description Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * @description Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** @description Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
    version: SeenVersion;
};
/** @description An employee group to write over one that stands. */
export type EmployeeGroupUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Media jornada Madrid
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description What it is for.
     * @example Para los turnos partidos
     */
    description?: string;
    /**
     * @description Whether its members are chosen by hand or by a rule.
     * @example rule
     * @enum {string}
     */
    kind?: "manual" | "rule";
    /**
     * @description Whether its members clock in by the portal (FIC-11). Where one group of a person says no, their clock does not let them in; they still go out and come back from breaks.
     * @default true
     * @example true
     */
    clocksInPortal?: boolean;
    /** @description Of a group by rule: what its members have in common. */
    rule?: GroupRule | null;
    version: SeenVersion;
};
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
/** @description A ticket for one stream. */
export type EventTicket = {
    /**
     * @description What opens the stream.
     * @example Yb0Zc9v2l7m3Qw
     */
    ticket: string;
    /**
     * @description How long it is good.
     * @example 30
     */
    expiresInSeconds: number;
};
/** @description A token out of a link. */
export type ExchangeToken = {
    /** @description The token. */
    exchangeToken: string;
};
/** @description Why somebody may or may not. */
export type Explanation = {
    person: Person;
    /**
     * @description What is asked about.
     * @enum {string}
     */
    kind: "screen" | "operation";
    /**
     * @description The path of the screen as the routes have it, or the operation.
     * @example /roles
     */
    target: string;
    /** @description The answer. */
    isAllowed: boolean;
    /**
     * @description Open to everybody, open to everybody signed in, a permission is held, none is, a second factor must be set up first, or the account is not active.
     * @enum {string}
     */
    reason: "public" | "session" | "held" | "missing" | "second_factor" | "inactive";
    /** @description Any one of these would do; empty when none is asked for. */
    permissions: AskedPermission[];
    /** @description What a second factor has to do with it. */
    secondFactor: {
        /** @description Whether a role of theirs asks for one. */
        isRequired: boolean;
        /** @description Whether they have one. */
        isOn: boolean;
        /** @description The roles that ask for it. */
        roles: RoleRef[];
    };
    /** @description What would change a “no”; empty when the answer is yes. */
    changes: Change[];
};
/** @description A value and how many people have it. */
export type Facet = {
    /**
     * @description The value.
     * @example OPE
     */
    value: string;
    /**
     * @description How many people.
     * @example 278
     */
    count: number;
};
/**
 * @description The rows of each family by its name, in their order, each as the family's create takes it.
 * @example {
 *       "tags": [
 *         {
 *           "name": "Queja",
 *           "colour": "#9b2c2c"
 *         }
 *       ]
 *     }
 */
export type Families = {
    [key: string]: Values[];
};
/** @description What came of one family. */
export type FamilyReview = {
    /**
     * @description Its name.
     * @example tags
     */
    family: string;
    /**
     * @description Rows that are new.
     * @example 2
     */
    added: number;
    /**
     * @description Rows that change.
     * @example 1
     */
    changed: number;
    /**
     * @description Rows that stand here just like that.
     * @example 40
     */
    unchanged: number;
    /**
     * @description Rows that the file does not have; they stay as they are.
     * @example 3
     */
    left: number;
    /**
     * @description Rows that are left out.
     * @example 0
     */
    refused: number;
    /**
     * @description Whether the rows come into another order.
     * @example false
     */
    isReordered: boolean;
    /** @description All but the unchanged ones. */
    rows: RowReview[];
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
/**
 * @description What it holds.
 * @enum {string}
 */
export type FieldType = "text" | "integer" | "decimal" | "date" | "list" | "phone" | "email" | "nif" | "boolean";
/** @description What the first administrator is made with. */
export type FirstAdministrator = {
    /** @description The printed token. */
    bootstrapToken: string;
    /**
     * @description The user name to create.
     * @example admin
     */
    username: string;
    /** @description The password: at least 8 characters, not a common one. */
    password: string;
};
/** @description A workflow. */
export type FollowedWorkflow = {
    id: Id;
    /**
     * @description The name people see.
     * @example Ticket TI
     */
    name: string;
};
/** @description One condition. */
export type GroupCondition = {
    /**
     * @description What it looks at.
     * @example workCenter
     * @enum {string}
     */
    field: "department" | "jobTitle" | "jobLevel" | "workCenter" | "contractKind" | "coordinatorId" | "weeklyHours";
    /**
     * @description One of the values or none of them; for hours at least or at most.
     * @example in
     * @enum {string}
     */
    operator: "in" | "not_in" | "at_least" | "at_most";
    /** @description The values. */
    values: string[];
};
/** @description How many people are in a group. */
export type GroupCount = {
    id: Id;
    /**
     * @description How many people.
     * @example 42
     */
    count: number;
};
/** @description Somebody in a group. */
export type GroupMember = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description The employee code.
     * @example CA00021
     */
    code: string;
    /**
     * @description The department.
     * @example OPE
     */
    department: string;
    /**
     * @description The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * @description The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * @description Hours of a week.
     * @example 39
     */
    weeklyHours: number;
    /**
     * Format: date
     * @description The first day; null by rule.
     */
    startsOn: string | null;
    /**
     * Format: date
     * @description The last day; null for no end and by rule.
     */
    endsOn: string | null;
};
/** @description What the members of a group by rule have in common. */
export type GroupRule = {
    /**
     * @description Whether all conditions must hold or one suffices.
     * @example all
     * @enum {string}
     */
    match: "all" | "any";
    /** @description The conditions. */
    conditions: GroupCondition[];
};
/** @description A group that somebody is in. */
export type HeldGroup = {
    id: Id;
    /**
     * @description The name of the group.
     * @example Media jornada Madrid
     */
    name: string;
    /**
     * @description Whether by hand or by a rule.
     * @enum {string}
     */
    kind: "manual" | "rule";
};
/** @description A role. */
export type HeldRole = {
    id: Id;
    /**
     * @description Its name.
     * @example Coordinador
     */
    name: string;
};
/**
 * Format: uuid
 * @description A random UUID.
 * @example 0193b3a0-0000-4000-8000-000000000001
 */
export type Id = string;
/**
 * @description What it means to be out of adherence. `negative`: work is planned and not done. `positive`: somebody works beyond the plan while fewer people work at their skill than are planned to. `neutral`: anything else.
 * @enum {string}
 */
export type Impact = "positive" | "negative" | "neutral";
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
/** @description An incident. */
export type Incident = {
    id: Id;
    /**
     * @description It in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    category: IncidentCategory;
    severity: IncidentSeverity;
    state: IncidentState;
    reporter: Person;
    assignee: Person | null;
    startsAt: Instant;
    /**
     * Format: date-time
     * @description When it ended; null while it lasts.
     * @example null
     */
    endsAt: string | null;
    timeEffect: TimeEffect;
    /**
     * @description How many people it affects.
     * @example 12
     */
    affected: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
};
/** @description A transition to take. */
export type IncidentAdvance = {
    /**
     * @description Its code.
     * @example en_curso_resuelto
     */
    transition: string;
    /**
     * @description What its screen asks for, by the key of the field, as people type it: a day as YYYY-MM-DD, a number with a point, `true` or `false`.
     * @example {
     *       "resultado": "Configuración"
     *     }
     */
    values?: {
        [key: string]: string;
    };
    /**
     * @description A comment: said to the incident, or at the end of its way what was done.
     * @example Se cambió el terminal.
     */
    text?: string;
    /**
     * Format: uuid
     * @description Who works on it from then on, and is told; null for nobody. Left out, it stays as it is.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    assigneeId?: string | null;
    version: SeenVersion;
};
/**
 * @description What it is about.
 * @example telephony
 * @enum {string}
 */
export type IncidentCategory = "application" | "telephony" | "network" | "equipment" | "access" | "premises" | "clock" | "other";
/** @description An incident with everything that is known of it. */
export type IncidentDetail = {
    id: Id;
    /**
     * @description It in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    category: IncidentCategory;
    severity: IncidentSeverity;
    state: IncidentState;
    reporter: Person;
    assignee: Person | null;
    startsAt: Instant;
    /**
     * Format: date-time
     * @description When it ended; null while it lasts.
     * @example null
     */
    endsAt: string | null;
    timeEffect: TimeEffect;
    /**
     * @description How many people it affects.
     * @example 12
     */
    affected: number;
    version: Version;
    createdAt: Instant;
    updatedAt: Instant;
    /**
     * @description What happens.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description: string;
    /**
     * @description What was done.
     * @example null
     */
    resolution: string | null;
    /** @description The workflow it follows; null when people say how far it is. */
    workflow: IncidentWorkflow | null;
    /** @description Whom it affects. Who sees only their own incidents reads the others' names in those they reported or work on. */
    people: Person[];
    /** @description What was said to it, oldest first; what is internal only for who works on it and who sees all incidents. */
    messages: IncidentMessage[];
    /** @description Whether whoever asks may assign and resolve it. */
    canManage: boolean;
    /** @description Whether whoever asks may decide on its time: it has ended, it affects somebody, but not them. */
    canDecide: boolean;
    /** @description Whether whoever asks may change, close and open it again. */
    canChange: boolean;
};
/** @description An incident to report. */
export type IncidentInput = {
    /**
     * @description It in one line.
     * @example Sin línea en la isla 4
     */
    title: string;
    /**
     * @description What happens.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description: string;
    category: IncidentCategory;
    severity: IncidentSeverity;
    /**
     * Format: date-time
     * @description When it began.
     * @example 2026-03-05T09:00:00.000Z
     */
    startsAt: string;
    /**
     * Format: date-time
     * @description When it ended; null while it lasts.
     * @example 2026-03-05T10:30:00.000Z
     */
    endsAt?: string | null;
    /** @description Whom it affects. */
    peopleIds?: string[];
    /**
     * @description Whether they were kept from working.
     * @example true
     */
    affectsTime?: boolean;
};
/** @description Something said to an incident. */
export type IncidentMessage = {
    id: Id;
    author: Person;
    /**
     * @description What was said.
     * @example Ya funciona en dos puestos.
     */
    text: string;
    /**
     * @description Whether the reporter and those affected do not read it.
     * @example false
     */
    internal: boolean;
    createdAt: Instant;
};
/** @description What changes. */
export type IncidentPatch = {
    /**
     * @description It in one line.
     * @example Sin línea en la isla 4
     */
    title?: string;
    /**
     * @description What happens.
     * @example Los puestos de la isla 4 no pueden llamar.
     */
    description?: string;
    category?: IncidentCategory;
    severity?: IncidentSeverity;
    /**
     * Format: date-time
     * @description When it began.
     * @example 2026-03-05T09:00:00.000Z
     */
    startsAt?: string;
    /**
     * Format: date-time
     * @description When it ended; null while it lasts.
     * @example 2026-03-05T10:30:00.000Z
     */
    endsAt?: string | null;
    /** @description Whom it affects. */
    peopleIds?: string[];
    /**
     * @description Whether they were kept from working.
     * @example true
     */
    affectsTime?: boolean;
    version: SeenVersion;
};
/**
 * @description How bad it is.
 * @example high
 * @enum {string}
 */
export type IncidentSeverity = "low" | "medium" | "high" | "critical";
/**
 * @description How far it is.
 * @example open
 * @enum {string}
 */
export type IncidentState = "open" | "in_progress" | "resolved" | "closed";
/** @description A way that leads on. */
export type IncidentTransition = {
    /**
     * @description What `incidents.advance` knows it by.
     * @example en_curso_resuelto
     */
    code: string;
    /**
     * @description What it is called.
     * @example Resolver
     */
    name: string;
    /**
     * @description What the state is called that it leads to.
     * @example Resuelto
     */
    to: string;
    /** @description Whether the final state it leads to asks for a comment. */
    needsComment: boolean;
    /** @description What its screen asks for. */
    fields: TransitionField[];
};
/** @description What was said in one field. */
export type IncidentValue = {
    /**
     * @description The field's stable name.
     * @example resultado
     */
    key: string;
    /**
     * @description The name people see.
     * @example Resultado
     */
    label: string;
    type: FieldType;
    /**
     * @description What was said, in one form whatever was typed: days as YYYY-MM-DD, numbers with a point, phones in E.164.
     * @example Configuración
     */
    value: string;
};
/** @description Where an incident stands in the workflow it follows. */
export type IncidentWorkflow = {
    id: Id;
    /**
     * @description The name people see.
     * @example Ticket TI
     */
    name: string;
    /**
     * @description The version it follows.
     * @example 1
     */
    number: number;
    /**
     * @description What its state is called.
     * @example En curso
     */
    state: string;
    /** @description What whoever asks can do next: the transitions that lead on, without those whose permission they lack. */
    choices: IncidentTransition[];
    /** @description What the screens of its transitions have asked for so far. */
    values: IncidentValue[];
};
/**
 * Format: date-time
 * @description ISO 8601 in UTC.
 * @example 2026-03-05T10:00:00.000Z
 */
export type Instant = string;
/** @description A time spent in one state, as far as it lies in the day. */
export type Interval = {
    id: Id;
    state: AgentState;
    breakType: BreakName | null;
    skill: NamedThing | null;
    startedAt: Instant;
    /**
     * Format: date-time
     * @description Null while it lasts.
     */
    endedAt: string | null;
    /**
     * @description How long so far.
     * @example 600
     */
    seconds: number;
    /**
     * @description Who changed to it.
     * @enum {string}
     */
    origin: "agent" | "coordinator" | "system";
    changedBy: Person | null;
    /** @description Why: of a break that asks for a reason, or when somebody else changed it. */
    reason: string | null;
};
/** @description Justified minutes of a person on a day. */
export type JustifiedTime = {
    person: Person;
    /**
     * Format: date
     * @description The day in the time zone of the person.
     * @example 2026-03-05
     */
    day: string;
    /**
     * @description Whole minutes, rounded down.
     * @example 90
     */
    minutes: number;
};
/**
 * @description Whom it is about: the spouse or partner, a relative of the first or second degree, or somebody who lives in the household.
 * @example first
 * @enum {string}
 */
export type Kinship = "spouse" | "first" | "second" | "household";
/** @description A link. */
export type Link = {
    id: Id;
    /**
     * @description The name people see, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations: Translations;
    active: Active;
    /**
     * @description Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * @description What it is about.
     * @example law
     * @enum {string}
     */
    category: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * @description What one finds there.
     * @example Certificados y datos fiscales
     */
    description: string;
    position: Position;
    version: Version;
    uses: Uses;
    createdAt: Instant;
    updatedAt: Instant;
    deletedAt: DeletedAt;
};
/** @description A link to write. */
export type LinkInput = {
    /**
     * @description The name people see, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * @description What it is about.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * @description What one finds there.
     * @example Certificados y datos fiscales
     */
    description?: string;
};
/** @description What changes. */
export type LinkPatch = {
    /**
     * @description The name people see, in Spanish.
     * @example Sede AEAT
     */
    name?: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url?: string;
    /**
     * @description What it is about.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * @description What one finds there.
     * @example Certificados y datos fiscales
     */
    description?: string;
    version: SeenVersion;
};
/** @description A link to write over one that stands. */
export type LinkUpdate = {
    /**
     * @description The name people see, in Spanish.
     * @example Sede AEAT
     */
    name: string;
    translations?: Translations;
    active?: Active;
    /**
     * @description Where it leads: an address of https without user or password, at a host that the operator has allowed (`inclusion` otherwise). The server never asks it.
     * @example https://sede.agenciatributaria.gob.es/
     */
    url: string;
    /**
     * @description What it is about.
     * @example law
     * @enum {string}
     */
    category?: "company" | "tools" | "training" | "law" | "benefits" | "other";
    /**
     * @description What one finds there.
     * @example Certificados y datos fiscales
     */
    description?: string;
    version: SeenVersion;
};
/** @description Something changed. Who wants to know what it is asks the operation of its family. */
export type LiveEvent = {
    /**
     * @description `family.changed`; `reset` when more may have happened than could be told.
     * @enum {string}
     */
    type: "notifications.changed" | "session.changed" | "onlineAgents.changed" | "agentState.changed" | "clock.changed" | "reset";
    /**
     * Format: uuid
     * @description What changed, if it is one thing.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    id: string | null;
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
/**
 * @description From where: a page, a program, a command line, or the server itself after a reply.
 * @enum {string}
 */
export type LogChannel = "browser" | "script" | "commandLine" | "job";
/** @description Something that was done. */
export type LogEvent = {
    id: Id;
    at: Instant;
    /**
     * @description The operation, or what happened.
     * @example tags.update
     */
    act: string;
    /**
     * @description The part of it before the dot.
     * @example tags
     */
    family: string;
    /**
     * @description The id of the row.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    subject: string | null;
    /**
     * @description What the row was called then.
     * @example Urgente
     */
    subjectLabel: string | null;
    /** @description Who did it; null for the server itself. */
    person: Person | null;
    before: LogValues;
    after: LogValues;
    /** @description What else was noted. */
    detail: {
        [key: string]: unknown;
    };
    /** @description From where. */
    channel: LogChannel | null;
    /**
     * @description The address it came from.
     * @example 10.20.0.7
     */
    ip: string | null;
    /** @description The program it came from. */
    userAgent: string | null;
    /**
     * @description The request in the server's log.
     * @example req-7
     */
    requestId: string | null;
    /**
     * @description Its place in the chain; null in the second before it is sealed.
     * @example 42
     */
    seq: number | null;
    /** @description Whether `logs.revert` can write the earlier values again. */
    isRevertible: boolean;
};
/** @description Something that was done, and what the row says by now. */
export type LogEventDetail = {
    id: Id;
    at: Instant;
    /**
     * @description The operation, or what happened.
     * @example tags.update
     */
    act: string;
    /**
     * @description The part of it before the dot.
     * @example tags
     */
    family: string;
    /**
     * @description The id of the row.
     * @example 0193b3a0-0000-4000-8000-000000000001
     */
    subject: string | null;
    /**
     * @description What the row was called then.
     * @example Urgente
     */
    subjectLabel: string | null;
    /** @description Who did it; null for the server itself. */
    person: Person | null;
    before: LogValues;
    after: LogValues;
    /** @description What else was noted. */
    detail: {
        [key: string]: unknown;
    };
    /** @description From where. */
    channel: LogChannel | null;
    /**
     * @description The address it came from.
     * @example 10.20.0.7
     */
    ip: string | null;
    /** @description The program it came from. */
    userAgent: string | null;
    /**
     * @description The request in the server's log.
     * @example req-7
     */
    requestId: string | null;
    /**
     * @description Its place in the chain; null in the second before it is sealed.
     * @example 42
     */
    seq: number | null;
    /** @description Whether `logs.revert` can write the earlier values again. */
    isRevertible: boolean;
    /** @description What the row says now of what the event changed, by all that was done since; what differs from `after` somebody has changed, and is not written over. */
    current: LogValues;
};
/** @description Something that is wrong in the log. */
export type LogFinding = {
    /**
     * @description What: the event says something else than when it was sealed; it is gone; its link does not follow from the one before; it never went through the chain; the chain is not the one whose heads were signed and written down outside; from here on the heads outside are missing or came too late.
     * @enum {string}
     */
    kind: "changed" | "removed" | "moved" | "unlinked" | "rewritten" | "unwitnessed";
    /**
     * @description The link.
     * @example 42
     */
    seq: number | null;
    /** @description The event. */
    eventId: string | null;
};
/** @description Where this page stands in the list, of which at most ten thousand events are counted. */
export type LogMeta = {
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
     * @description Events counted.
     * @example 10000
     */
    totalCount: number;
    /**
     * @description Pages of them.
     * @example 400
     */
    totalPages: number;
    /**
     * Format: uuid
     * @description The last event of this page, for `after`; null when none follow it.
     * @example null
     */
    next?: string | null;
    /**
     * @description Whether there are more than were counted.
     * @example true
     */
    isMore: boolean;
};
/**
 * @description Properties of a row by name.
 * @example {}
 */
export type LogValues = {
    [key: string]: unknown;
} | null;
/** @description The result of verifying a part of the chain. */
export type LogVerification = {
    /**
     * @description Links compared.
     * @example 2000
     */
    checked: number;
    /**
     * @description Where to go on; null at the end.
     * @example 2001
     */
    next: number | null;
    /**
     * @description The number of the last link.
     * @example 48211
     */
    total: number;
    /**
     * @description Events that are not sealed yet.
     * @example 0
     */
    waiting: number;
    /**
     * @description Heads written down outside that were compared.
     * @example 24
     */
    heads: number;
    /** @description The hash of the last link. */
    head: string;
    findings: LogFinding[];
};
/** @description How the switch stands. */
export type Maintenance = {
    /**
     * @description Whether maintenance is under way.
     * @example false
     */
    isOn: boolean;
    /**
     * Format: date-time
     * @description When it began.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * @description When callers are told to come back.
     * @example 60
     */
    retryAfterSeconds: number;
};
/** @description How the switch is to stand. */
export type MaintenanceInput = {
    /** @description Whether maintenance is under way. */
    isOn: boolean;
    /**
     * @description When callers are told to come back.
     * @default 60
     */
    retryAfterSeconds?: number;
};
/** @description Who comes into a group. */
export type MembersInput = {
    /** @description Whom. */
    employeeIds: Id[];
    /**
     * Format: date
     * @description The first day, not one that has passed; today unless given.
     * @example 2099-01-07
     */
    startsOn?: string;
    /**
     * Format: date
     * @description The last day; without end unless given.
     */
    endsOn?: string | null;
};
/** @description Where this page stands in the whole list, and of which day it is. */
export type MembersMeta = {
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
    asOf: Day;
};
/** @description What became of each person. */
export type MembersResult = {
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
    /** @description The people in the order asked. */
    rows: {
        id: Id;
        /**
         * @description The name to show.
         * @example Lucía Núñez Peña
         */
        displayName: string;
        /**
         * @description Why nothing changed: nobody knows them, it is so already.
         * @enum {string|null}
         */
        refusal: "unknown" | "same" | null;
    }[];
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
/** @description A skill or a project. */
export type NamedThing = {
    id: Id;
    /**
     * @description Its name.
     * @example Ventas Telenova
     */
    name: string;
};
/** @description A new password. */
export type NewPassword = {
    /**
     * @description One's own user name.
     * @example empleado
     */
    username: string;
    /** @description At least 8 characters, not a common one; no rules of composition. */
    password: string;
};
/**
 * @description What `after` takes to get the rows that follow this page; null when none do. With `after` the counts are those of the page that it began with.
 * @example null
 */
export type Next = string | null;
/** @description A change of coordinator that is planned. */
export type NextCoordinator = {
    id: Id;
    /**
     * @description The name of who will coordinate.
     * @example Diego Ríos Puig
     */
    displayName: string;
    startsOn: Day;
};
/** @description Something that a person was told. */
export type Notification = {
    id: Id;
    kind: NotificationKind;
    /**
     * @description What the words of its kind are filled with.
     * @example {
     *       "name": "Clientes noviembre",
     *       "errors": 3
     *     }
     */
    data: {
        [key: string]: string | number;
    };
    /**
     * @description A path of the portal that leads to the thing.
     * @example /clustering/cargue?load=0193b3a0-0000-4000-8000-000000000001
     */
    link: string | null;
    createdAt: Instant;
    /**
     * Format: date-time
     * @description When it was read.
     * @example 2026-03-05T10:00:00.000Z
     */
    readAt: string | null;
};
/** @description Notifications that a person is not given. */
export type NotificationExclusion = {
    id: Id;
    person: Person;
    /** @description The kind; every kind when it is null. */
    kind: NotificationKind | null;
    /**
     * Format: date-time
     * @description When it ends.
     * @example 2026-12-31T23:00:00.000Z
     */
    endsAt: string | null;
    /**
     * @description Why.
     * @example Baja
     */
    reason: string;
    createdAt: Instant;
    /** @description Who wrote it. */
    createdBy: Person | null;
};
/** @description An exclusion to write. */
export type NotificationExclusionInput = {
    /**
     * @description Whom it holds for.
     * @example empleado
     */
    username: string;
    /**
     * @description The kind; every kind when it is null.
     * @default null
     */
    kind?: NotificationKind | null;
    /**
     * Format: date-time
     * @description When it ends; never when it is null.
     * @default null
     */
    endsAt?: string | null;
    /**
     * @description Why.
     * @example Baja
     */
    reason: string;
};
/**
 * @description What happened: the area it comes from, and what it was.
 * @enum {string}
 */
export type NotificationKind = "loads.completed" | "loads.failed" | "access.requested" | "access.decided" | "access.granted" | "access.revoked" | "access.secondFactorReset" | "agents.message" | "agents.moved" | "agents.stopped" | "agents.breakDue" | "agents.breakTurn" | "incidents.assigned" | "incidents.answered" | "incidents.resolved" | "incidents.justified" | "clock.correctionAsked" | "clock.correctionDecided" | "clock.corrected" | "clock.packageReady" | "clock.recordGranted" | "clock.monthSummary" | "clock.monthReopened" | "reports.ready" | "reports.scheduled" | "reports.failed" | "reports.shared" | "vacations.asked" | "vacations.decided" | "vacations.entered" | "vacations.cancelled" | "vacations.endsEarly" | "absences.asked" | "absences.decided" | "absences.entered" | "absences.proofDue" | "absences.notJustified" | "adaptations.asked" | "adaptations.decided" | "vacations.placeOffered" | "vacations.placeGranted" | "vacations.waitingEnded" | "vacations.answersLate" | "telework.offered" | "telework.answered" | "telework.reversed" | "payslips.published" | "payslips.due" | "approvals.delegated" | "approvals.standInNamed";
/** @description What one is told of a kind, and where. */
export type NotificationPreference = {
    kind: NotificationKind;
    /** @description In the portal. */
    portal: boolean;
    /** @description By mail. */
    mail: boolean;
    /** @description An administrator keeps this kind away, whatever was chosen. */
    excluded: boolean;
};
/** @description What was chosen. */
export type NotificationPreferencesInput = {
    /** @description A row a kind. */
    preferences: {
        kind: NotificationKind;
        /** @description In the portal. */
        portal: boolean;
        /** @description By mail. */
        mail: boolean;
    }[];
};
/** @description Which are read. One of the two. */
export type NotificationsRead = {
    /** @description These. */
    ids?: Id[];
    until?: Instant;
};
/** @description One absence type. */
export type OneAbsenceType = {
    data: AbsenceType;
};
/** @description One request. */
export type OneAccessRequest = {
    data: AccessRequest;
};
/** @description One application. */
export type OneApplication = {
    data: Application;
};
/** @description One break type. */
export type OneBreakType = {
    data: BreakType;
};
/** @description One country. */
export type OneCountry = {
    data: Country;
};
/** @description One employee group. */
export type OneEmployeeGroup = {
    data: EmployeeGroup;
};
/** @description One incident. */
export type OneIncidentDetail = {
    data: IncidentDetail;
};
/** @description One link. */
export type OneLink = {
    data: Link;
};
/** @description One role. */
export type OneRoleDetail = {
    data: RoleDetail;
};
/** @description One person. */
export type OneUserDetail = {
    data: UserDetail;
};
/** @description An agent and what they do now. */
export type OnlineAgent = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description The number in the company.
     * @example CA00017
     */
    code: string;
    state: AgentState;
    /** @description In a break: which one. */
    breakType: {
        id: Id;
        /**
         * @description Its name.
         * @example Pausa visual (PVD)
         */
        name: string;
    } | null;
    /**
     * Format: date-time
     * @description When the state began, by the clock of the server; null for who was never online.
     * @example 2026-03-05T10:00:00.000Z
     */
    since: string | null;
    /**
     * @description How long the state may last before it needs attention; null for no limit.
     * @example 300
     */
    limitSeconds: number | null;
    /** @description The skill they work on, if any. */
    skill: {
        id: Id;
        /**
         * @description Its name.
         * @example Ventas Telenova
         */
        name: string;
    } | null;
    /** @description Its project. */
    campaign: {
        id: Id;
        /**
         * @description Its name.
         * @example Telenova Fibra
         */
        name: string;
    } | null;
    /** @description Who leads them, if anybody. */
    coordinator: {
        id: Id;
        /**
         * @description The name to show.
         * @example Lucía Núñez Peña
         */
        displayName: string;
    } | null;
    /**
     * @description Where they work, also from home.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * @description What the session is open on.
     * @enum {string}
     */
    device: "computer" | "phone" | "tablet" | "unknown";
    /**
     * @description Where they work now, as they came in; null for who has not.
     * @example remote
     * @enum {string|null}
     */
    mode: "on_site" | "remote" | null;
    adherence: Adherence;
};
/** @description A view and the person it shows. */
export type OpenedView = {
    userData: UserData;
    /** @description The token of the view; it is not renewed. */
    accessToken: string;
    /**
     * @description How long the view lasts.
     * @example 900
     */
    sessionSeconds: number;
};
/** @description Rows in their new order. */
export type Order = {
    /** @description From first to last; those that are not named keep their places behind them. */
    ids: string[];
};
/** @description Who works where and under whom. */
export type Organization = {
    /** @description The departments, the largest first. */
    departments: {
        /**
         * @description The department.
         * @example OPE
         */
        code: string;
        /**
         * @description How many people.
         * @example 278
         */
        count: number;
    }[];
    /** @description By name; 50,000 at most. */
    people: OrganizationPerson[];
};
/** @description Somebody and their place. */
export type OrganizationPerson = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description The post.
     * @example Teleoperador
     */
    jobTitle: string;
    /**
     * @description The department.
     * @example OPE
     */
    department: string;
    /**
     * @description The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string;
    /**
     * Format: uuid
     * @description Who coordinates them; null for nobody.
     */
    coordinatorId: string | null;
};
/** @description An application that one may open. */
export type OwnApplication = {
    id: Id;
    /**
     * @description Its name, in Spanish.
     * @example Formación
     */
    name: string;
    translations: Translations;
    /**
     * @description Where it is.
     * @example https://formacion.example/
     */
    url: string;
    /**
     * @description Its drawing.
     * @example graduation
     * @enum {string}
     */
    icon: "globe" | "briefcase" | "calculator" | "calendar" | "chart" | "fileText" | "graduation" | "help" | "mail" | "message" | "phone" | "wallet";
    /**
     * @description How it opens.
     * @example tab
     * @enum {string}
     */
    mode: "tab" | "frame";
};
/** @description One's own state. */
export type OwnState = {
    /** @description Whether the person is employed here and so has a state. */
    isAgent: boolean;
    state: AgentState;
    breakType: BreakName | null;
    /**
     * Format: date-time
     * @description When it began.
     */
    since: string | null;
    /** @description Why, when a coordinator changed it. */
    reason: string | null;
    /** @description The breaks to choose from, in their order and in the language of the person. */
    breakTypes: BreakChoice[];
};
/**
 * @description Where it stands today.
 * @enum {string}
 */
export type PeriodState = "past" | "current" | "planned";
/** @description A permission of the catalogue. */
export type Permission = {
    /**
     * @description Its name, which names it everywhere.
     * @example MENU_LOGS
     */
    id: string;
    /**
     * @description As the specification spells it.
     * @example MENU_LOGS
     */
    name: string;
    /**
     * @description A short Spanish text.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * @description The part of the menu it belongs to.
     * @example reports
     */
    area: string;
    kind: PermissionKind;
    /** @description The paths of the screens that it opens. */
    screens: string[];
    /** @description The operations that it opens. */
    operations: string[];
    /**
     * @description Roles that give it.
     * @example 2
     */
    roleCount: number;
    /**
     * @description Active people who have it.
     * @example 3
     */
    peopleCount: number;
};
/** @description A permission with the roles that give it. */
export type PermissionDetail = {
    /**
     * @description Its name, which names it everywhere.
     * @example MENU_LOGS
     */
    id: string;
    /**
     * @description As the specification spells it.
     * @example MENU_LOGS
     */
    name: string;
    /**
     * @description A short Spanish text.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * @description The part of the menu it belongs to.
     * @example reports
     */
    area: string;
    kind: PermissionKind;
    /** @description The paths of the screens that it opens. */
    screens: string[];
    /** @description The operations that it opens. */
    operations: string[];
    /**
     * @description Roles that give it.
     * @example 2
     */
    roleCount: number;
    /**
     * @description Active people who have it.
     * @example 3
     */
    peopleCount: number;
    /** @description The roles that give it. */
    roles: RoleRef[];
};
/** @description A permission and how many people it would come to or leave. */
export type PermissionEffect = {
    /**
     * @description Its name.
     * @example MENU_LOGS
     */
    permission: string;
    /**
     * @description What the catalogue calls it.
     * @example Menú: registro de actividad
     */
    label: string;
    /**
     * @description Active people.
     * @example 12
     */
    people: number;
};
/** @description A permission given to a person besides the roles. */
export type PermissionGrant = {
    /**
     * @description Its name.
     * @example MENU_LOGS
     */
    permission: string;
    /**
     * @description What the catalogue calls it.
     * @example Menú: archivos de registros
     */
    label: string;
    grantedAt: Instant;
    grantedBy: Person | null;
    /**
     * Format: date-time
     * @description When it stops; null for no end.
     */
    endsAt: string | null;
};
/** @description Somebody who has the permission. */
export type PermissionHolder = {
    id: Id;
    person: Person;
    /** @description Where from. */
    through: Through[];
};
/**
 * @description What it lets one do.
 * @enum {string}
 */
export type PermissionKind = "menu" | "view" | "create" | "edit" | "delete" | "act";
/** @description Names of permissions of the catalogue. */
export type PermissionNames = string[];
/** @description Where a permission comes from: a role, or what was given to the person. */
export type PermissionOrigin = {
    role: HeldRole | null;
    grantedBy: Person | null;
    /**
     * Format: date-time
     * @description When it stops; null for no end.
     */
    endsAt: string | null;
};
/** @description Who did it. */
export type Person = {
    id: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
};
/** @description What would change for one person. */
export type PersonEffect = {
    person: Person;
    gains: PermissionNames;
    loses: PermissionNames;
};
/** @description What is masked elsewhere. */
export type PersonalData = {
    /**
     * @description The DNI or NIE.
     * @example 00000023T
     */
    dni: string;
    /**
     * @description The mail address.
     * @example lucia.nunez@contacta-atlantico.example
     */
    email: string | null;
};
/**
 * @description What is planned: work, a break, or nothing.
 * @enum {string}
 */
export type Planned = "work" | "break" | "off";
/** @description From one instant to another. */
export type PlannedRange = {
    startedAt: Instant;
    endedAt: Instant;
};
/**
 * @description Its place in the order.
 * @example 1
 */
export type Position = number;
/** @description How the person wants the portal. */
export type Preferences = {
    /** @description A line about oneself. */
    about?: string;
    /**
     * @description The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    /**
     * @description The theme; null is light.
     * @enum {string|null}
     */
    theme?: "light" | "dark" | "semi-dark" | "system" | null;
    /**
     * @description How close the rows stand.
     * @enum {string|null}
     */
    density?: "comfortable" | "compact" | null;
    /** @description Whether the menu shows icons only. */
    menuCollapsed?: boolean;
    /**
     * @description Minutes without a sign of life after which the portal locks itself; null for never.
     * @enum {integer|null}
     */
    lockAfterMinutes?: 1 | 5 | 10 | 15 | 20 | null;
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
/** @description One's own data. */
export type Profile = {
    uid: Id;
    /**
     * @description The user name.
     * @example coordinador
     */
    username: string;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description Work e-mail.
     * @example lucia.nunez@contacta-atlantico.example
     */
    email: string | null;
    /** @description A line about the person. */
    about: string;
    /** @description A picture, if any. */
    photoURL: string | null;
    /**
     * @description The job.
     * @example Coordinadora
     */
    jobTitle: string | null;
    /**
     * @description The department.
     * @example Operaciones
     */
    department: string | null;
    /**
     * @description The work centre.
     * @example Madrid-Vallecas
     */
    workCenter: string | null;
    /**
     * @description The main role.
     * @example Coordinador
     */
    userRole: string;
    /**
     * @description The language chosen.
     * @example es
     */
    locale: string | null;
    /**
     * @description IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /**
     * @description The theme chosen.
     * @example dark
     */
    theme: string | null;
    /**
     * @description The density chosen.
     * @example compact
     */
    density: string | null;
    /**
     * @description Whether the menu shows icons only.
     * @example false
     */
    menuCollapsed: boolean;
    /**
     * @description Minutes without a sign of life after which the portal locks itself.
     * @example 10
     */
    lockAfterMinutes: number | null;
};
/** @description When one is not told anything. */
export type QuietHours = {
    /** @description When they begin; null for no hours. */
    startsAt: TimeOfDay | null;
    /** @description When they end. */
    endsAt: TimeOfDay | null;
    /** @description Saturdays and Sundays as a whole besides. */
    weekends: boolean;
    /**
     * @description The zone in which it is that hour.
     * @example Europe/Madrid
     */
    timeZone: string;
};
/** @description Quiet hours to keep. */
export type QuietHoursInput = {
    /** @description When they begin. */
    startsAt: TimeOfDay | null;
    /** @description When they end. */
    endsAt: TimeOfDay | null;
    /** @description Saturdays and Sundays as a whole besides. */
    weekends: boolean;
};
/**
 * @description Why. The agent reads it.
 * @example La incidencia está resuelta
 */
export type Reason = string;
/** @description A load in one line. */
export type RecentLoad = {
    id: Id;
    /**
     * @description Its name.
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
    createdAt: Instant;
};
/** @description Codes that let in once each without the app. */
export type RecoveryCodes = {
    /** @description Shown this once. */
    recoveryCodes: string[];
};
/** @description The ticket out of the mail. */
export type RecoveryTicket = {
    ticket: TicketOfMail;
};
/** @description Rows of one kind that refer to another. */
export type Referring = {
    /**
     * @description Their family, as the log names it.
     * @example projects
     */
    family: string;
    /**
     * @description How many there are.
     * @example 3
     */
    count: number;
    /** @description The first of them; none where the caller may not read them or they have no names. */
    rows: {
        id: Id;
        /**
         * @description What people call it.
         * @example Luz Norte 2026
         */
        name: string;
    }[];
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
/** @description Who asks for an account, in either form of the specification §3: by `email`, or by `username`, which is the address, too, with `confirmPassword`. */
export type Registration = {
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description The address; the person signs in by it.
     * @example lucia@example.org
     */
    email?: string;
    /**
     * @description The address, as the form names it that repeats the password.
     * @example lucia@example.org
     */
    username?: string;
    /**
     * @description The password once more: `confirmation` where it differs. Wanted with `username`.
     * @example una frase larga de verdad
     */
    confirmPassword?: string;
    /**
     * @description At least 8 characters, not a common one; no rules of composition.
     * @example una frase larga de verdad
     */
    password: string;
    /**
     * @description The language of the mail and of the account.
     * @example es
     * @enum {string}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt";
};
/** @description A role. */
export type Role = {
    id: Id;
    name: RoleName;
    /**
     * @description What it is for.
     * @example Lleva un equipo de agentes
     */
    description: string;
    /** @description Whether it gives every permission there is; such a role can be neither changed nor deleted. */
    isSystem: boolean;
    /** @description Whether who holds it must have a second factor. */
    requiresSecondFactor: boolean;
    /**
     * @description Active people who hold it.
     * @example 14
     */
    peopleCount: number;
    /**
     * @description Permissions that it gives.
     * @example 31
     */
    permissionCount: number;
    /** @description The role it was made from. */
    copiedFrom: RoleRef | null;
    /** @description Whether whoever asks holds it: nobody changes a role of their own. */
    isOwn: boolean;
    version: Version;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updatedAt: string | null;
    deletedAt: DeletedAt;
};
/** @description A role with its permissions. */
export type RoleDetail = {
    id: Id;
    name: RoleName;
    /**
     * @description What it is for.
     * @example Lleva un equipo de agentes
     */
    description: string;
    /** @description Whether it gives every permission there is; such a role can be neither changed nor deleted. */
    isSystem: boolean;
    /** @description Whether who holds it must have a second factor. */
    requiresSecondFactor: boolean;
    /**
     * @description Active people who hold it.
     * @example 14
     */
    peopleCount: number;
    /**
     * @description Permissions that it gives.
     * @example 31
     */
    permissionCount: number;
    /** @description The role it was made from. */
    copiedFrom: RoleRef | null;
    /** @description Whether whoever asks holds it: nobody changes a role of their own. */
    isOwn: boolean;
    version: Version;
    /**
     * Format: date-time
     * @description When it was last changed.
     */
    updatedAt: string | null;
    deletedAt: DeletedAt;
    permissions: PermissionNames;
};
/** @description Roles by their ids. */
export type RoleIds = string[];
/** @description A role to write. */
export type RoleInput = {
    name: RoleName;
    /**
     * @description What it is for.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** @description Whether who holds it must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
};
/**
 * @description Its name; unique without regard to case and accents.
 * @example Coordinador
 */
export type RoleName = string;
/** @description What changes. */
export type RolePatch = {
    name?: RoleName;
    /**
     * @description What it is for.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** @description Whether who holds it must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
    version: SeenVersion;
};
/** @description What a change of permissions would do. */
export type RolePreview = {
    /** @description The permissions that are added. */
    gained: PermissionEffect[];
    /** @description The permissions that are taken away. */
    lost: PermissionEffect[];
    /**
     * @description Active people who gain at least one.
     * @example 12
     */
    gaining: number;
    /**
     * @description Active people who lose at least one.
     * @example 3
     */
    losing: number;
    /**
     * @description Active people for whom anything changes.
     * @example 14
     */
    affected: number;
    /** @description The first fifty of them by name whom the caller may see. */
    people: PersonEffect[];
    /**
     * @description How many of them the caller may not see.
     * @example 0
     */
    hidden: number;
    /**
     * @description Why the change would be refused; null when it would not.
     * @enum {string|null}
     */
    refusal: "own" | "system" | "not_held" | "last_holder" | null;
    missing: PermissionNames;
};
/** @description A role by its name. */
export type RoleRef = {
    id: Id;
    name: RoleName;
};
/** @description A role to write over one that stands. */
export type RoleUpdate = {
    name: RoleName;
    /**
     * @description What it is for.
     * @example Lleva un equipo de agentes
     */
    description?: string;
    /** @description Whether who holds it must have a second factor. */
    requiresSecondFactor?: boolean;
    permissions?: PermissionNames;
    version: SeenVersion;
};
/** @description What came of one row. */
export type RowReview = {
    /**
     * @description Its code or name.
     * @example Queja
     */
    key: string;
    /**
     * @description What came of it.
     * @example changed
     * @enum {string}
     */
    outcome: "added" | "changed" | "left" | "refused";
    /** @description What it said, as far as it changes; null when it is new. */
    before: Values | null;
    /** @description What it says then, as far as it changes; null when nothing does. */
    after: Values | null;
    /**
     * @description Why it is refused, by field (specification §8).
     * @example {
     *       "name": [
     *         {
     *           "error": "taken"
     *         }
     *       ]
     *     }
     */
    errors: {
        [key: string]: FieldError[];
    };
    /** @description Permissions that the caller would have to hold for it. */
    missing: string[];
};
/** @description Who meets a rule. */
export type RulePreview = {
    /**
     * @description How many people.
     * @example 42
     */
    count: number;
    /** @description The first of them by name. */
    people: Person[];
};
/** @description What an authenticator app needs. */
export type SecondFactorSecret = {
    /**
     * @description The key, to type.
     * @example JBSWY3DPEHPK3PXP
     */
    secret: string;
    /**
     * @description The key as an otpauth address, to draw as a QR code.
     * @example otpauth://totp/Portal:admin?issuer=Portal&secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
     */
    address: string;
};
/** @description Whether sign-in asks for a code. */
export type SecondFactorState = {
    /**
     * @description Sign-in asks for a code.
     * @example true
     */
    isOn: boolean;
    /**
     * @description A role of the person demands it.
     * @example false
     */
    isRequired: boolean;
    /**
     * @description Recovery codes that were not used yet.
     * @example 10
     */
    recoveryCodesLeft: number;
};
/**
 * @description Three questions and their answers. Capital letters, accents and blanks around do not count.
 * @example [
 *       {
 *         "question": "firstSchool",
 *         "answer": "Colegio Santa Rita"
 *       },
 *       {
 *         "question": "firstJob",
 *         "answer": "Panadería Ruiz"
 *       },
 *       {
 *         "question": "firstConcert",
 *         "answer": "Los Secretos"
 *       }
 *     ]
 */
export type SecurityAnswers = {
    question: SecurityQuestionId;
    /**
     * @description The answer.
     * @example Colegio Santa Rita
     */
    answer: string;
}[];
/**
 * @description A question of the list; people read its words in their own language.
 * @example firstSchool
 * @enum {string}
 */
export type SecurityQuestionId = "firstSchool" | "firstTeacher" | "childhoodStreet" | "childhoodFriend" | "childhoodHero" | "firstJob" | "firstJourney" | "firstConcert" | "favouriteBook" | "grandmotherTown";
/**
 * @description The version that was read. When the row has changed since, nothing changes and the answer is 409 with `stale` at `version`. Every change says it: nobody writes over what they have not read.
 * @example 3
 */
export type SeenVersion = number;
/** @description The answer to a sign-in (specification §3). */
export type SignedIn = {
    /**
     * @description Present on success; its absence is a failure.
     * @example 200
     */
    code: number;
    userData: UserData;
    /** @description Short-lived token; its payload carries `uid`. */
    accessToken: string;
    /** @description For callers without cookies. */
    refreshToken?: string;
    /**
     * @description Life of the access token from now.
     * @example 300
     */
    expiresInSeconds: number;
    /**
     * @description 6900 by password, 60 by exchange token.
     * @example 6900
     */
    sessionSeconds: number;
};
/** @description A starred page (specification §3). */
export type StarredPage = {
    /**
     * @description Its place, from 0.
     * @example 0
     */
    index: number;
    /**
     * @description A name of the person's own, or null for the title of the screen.
     * @example Cargas en pausa
     */
    label: string | null;
    /**
     * @description A path of this portal with its query.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * @description An icon of the kit.
     * @example database
     */
    icon: string | null;
    /**
     * @description Whether it stands out among the others.
     * @example false
     */
    highlightAction: boolean;
};
/** @description A page to keep at hand. */
export type StarredPageInput = {
    /**
     * @description Its place, where the pages are not sent in their order; those without stay behind those with one.
     * @example 0
     */
    index?: number;
    /**
     * @description A path of this portal with its query, which holds the filters and the view.
     * @example /clustering/cargue?state=paused
     */
    url: string;
    /**
     * @description A name of the person's own; null is the title of the screen in the reader's language.
     * @default null
     * @example Cargas en pausa
     */
    label?: string | null;
    /**
     * @description An icon of the kit; null is that of the screen.
     * @default null
     * @example database
     */
    icon?: string | null;
    /**
     * @description Whether it stands out among the others.
     * @default false
     */
    highlightAction?: boolean;
};
/** @description All starred pages of a person. */
export type StarredPagesInput = {
    /** @description In their order. The menu shows 10 and the rest behind a button (specification §9). */
    pages: StarredPageInput[];
};
/** @description Where a person has a permission from. */
export type Through = {
    /**
     * @description A role, or a grant to the person alone.
     * @enum {string}
     */
    kind: "role" | "grant";
    /** @description The role, if it is one. */
    role: RoleRef | null;
    /**
     * Format: date-time
     * @description When the grant ends.
     */
    endsAt: string | null;
};
/** @description The ticket. */
export type TicketOfMail = string;
/**
 * @description Whether it kept people from working: nobody says so, somebody does, and what was decided.
 * @example asked
 * @enum {string}
 */
export type TimeEffect = "none" | "asked" | "accepted" | "rejected";
/**
 * @description An hour by the clock on the wall.
 * @example 20:00
 */
export type TimeOfDay = string;
/** @description A management field on the screen of a transition. */
export type TransitionField = {
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
    /** @description Whether the transition cannot be taken without it. */
    required: boolean;
    /** @description Least value or length. */
    minimum: number | null;
    /** @description Greatest value or length. */
    maximum: number | null;
    /** @description For lists: the values allowed. */
    options: string[];
    /**
     * @description What was said before.
     * @example null
     */
    value: string | null;
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
/** @description A mail that could not be delivered. */
export type UndeliveredMail = {
    id: Id;
    /**
     * @description What it is about: an invitation or a new password; access that was asked for or given; an account that somebody asks for; a forgotten password; a sign-in or a secret that changed; a notice of the portal.
     * @example account
     * @enum {string}
     */
    kind: "account" | "access" | "registration" | "recovery" | "security" | "notice";
    /** @description Who was to get it; null when nobody of ours. */
    person: Person | null;
    /**
     * @description The address; null when the person has none any more.
     * @example lucia@example.org
     */
    email: string | null;
    /**
     * @description Why it cannot be sent any more: nobody to write to has an address; the account is switched off; the time for it has run out. Null while it can.
     * @example no_address
     * @enum {string|null}
     */
    obstacle: "no_address" | "inactive" | "expired" | null;
    /**
     * @description How often it was tried.
     * @example 1
     */
    tries: number;
    /**
     * @description What the mail server said, without the links of the mail.
     * @example 550 5.1.1 no such user
     */
    failure: string;
    queuedAt: Instant;
    failedAt: Instant;
};
/** @description How many are not read. */
export type UnreadCount = {
    /**
     * @description Notifications not read.
     * @example 2
     */
    unread: number;
};
/** @description Somebody who can sign in, or could. */
export type User = {
    id: Id;
    /**
     * @description The user name of Windows.
     * @example nuria.quintana
     */
    username: string;
    /**
     * @description The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * @description The work e-mail address.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string | null;
    /**
     * @description The employee code, if there is an employee file.
     * @example CA00042
     */
    code: string | null;
    state: UserState;
    /** @description The roles, by name. */
    roles: HeldRole[];
    /**
     * @description The language chosen.
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /** @description Whether sign-in asks for a code besides the password. */
    hasSecondFactor: boolean;
    /**
     * Format: date-time
     * @description Until when sign-in is slowed after wrong passwords, from one network at least; null when it is not.
     */
    lockedUntil: string | null;
    /**
     * Format: date-time
     * @description The last sign of life.
     */
    lastSeenAt: string | null;
    createdAt: Instant;
    version: Version;
};
/** @description What to change of a person. */
export type UserChange = {
    /**
     * @description The user name of Windows (`usu_windows`), with which one signs in.
     * @example nuria.quintana
     */
    username?: string;
    /**
     * @description The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName?: string;
    /**
     * @description The work e-mail address; letters go there.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email?: string;
    /**
     * @description The DNI or NIE, whose letter is checked; wants EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * @description The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    version: SeenVersion;
};
/** @description What the portal keeps of the signed-in person (specification §3). */
export type UserData = {
    uid: Id;
    /**
     * @description The name to show.
     * @example Lucía Núñez Peña
     */
    displayName: string;
    /**
     * @description A line about the person.
     * @example Coordinadora de Telenova Fibra
     */
    about: string;
    /** @description A picture, if any. */
    photoURL: string | null;
    /**
     * @description Presence.
     * @enum {string}
     */
    status: "online" | "away" | "offline";
    /**
     * @description The name of the main role.
     * @example Administrador
     */
    userRole: string;
    /** @description Names of the permissions held. */
    accessPermissions: string[];
    /**
     * @description IANA time zone; UTC when absent (specification §9).
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /**
     * @description Language chosen by the person, if any.
     * @example es
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description True when a role demands a second factor that is not set up: until it is, the person holds no permission and can do nothing else.
     * @example false
     */
    secondFactorDue?: boolean;
};
/** @description A person with what belongs to them. */
export type UserDetail = {
    id: Id;
    /**
     * @description The user name of Windows.
     * @example nuria.quintana
     */
    username: string;
    /**
     * @description The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * @description The work e-mail address.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string | null;
    /**
     * @description The employee code, if there is an employee file.
     * @example CA00042
     */
    code: string | null;
    state: UserState;
    /** @description The roles, by name. */
    roles: HeldRole[];
    /**
     * @description The language chosen.
     * @enum {string|null}
     */
    locale: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description IANA time zone.
     * @example Europe/Madrid
     */
    timeZone: string | null;
    /** @description Whether sign-in asks for a code besides the password. */
    hasSecondFactor: boolean;
    /**
     * Format: date-time
     * @description Until when sign-in is slowed after wrong passwords, from one network at least; null when it is not.
     */
    lockedUntil: string | null;
    /**
     * Format: date-time
     * @description The last sign of life.
     */
    lastSeenAt: string | null;
    createdAt: Instant;
    version: Version;
    /** @description Whether it is whoever asks. */
    isSelf: boolean;
    /** @description Whether whoever asks may change the account: they hold every permission that the person holds. */
    canManage: boolean;
    /**
     * @description The DNI or NIE; in part, as `***9990**`, without EMPLEADOS_VER_DATOS_PERSONALES.
     * @example ***9990**
     */
    taxId: string | null;
    /** @description Whether a role asks for a second factor. */
    secondFactorRequired: boolean;
    /** @description Whether a link to set a password was sent and has not been followed yet. */
    isPasswordDue: boolean;
    /**
     * Format: date-time
     * @description When the last link to set a password was sent by an administrator.
     */
    invitedAt: string | null;
    /**
     * Format: date-time
     * @description When the person was removed; null while they are not.
     */
    removedAt: string | null;
    /**
     * @description How many sessions live.
     * @example 1
     */
    sessionCount: number;
    employee: EmployeeFacts | null;
    /** @description The employee groups they are in today; they give no permissions. */
    groups: HeldGroup[];
    /** @description What was given besides the roles. */
    grants: PermissionGrant[];
};
/** @description A person to invite. */
export type UserInput = {
    /**
     * @description The user name of Windows (`usu_windows`), with which one signs in.
     * @example nuria.quintana
     */
    username: string;
    /**
     * @description The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * @description The work e-mail address; letters go there.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string;
    /**
     * @description The DNI or NIE, whose letter is checked; wants EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * @description The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    roles?: RoleIds;
};
/**
 * @description Invited until the first password is set; disabled and removed people cannot sign in.
 * @enum {string}
 */
export type UserState = "invited" | "active" | "disabled" | "removed";
/** @description The data of a person. */
export type UserUpdate = {
    /**
     * @description The user name of Windows (`usu_windows`), with which one signs in.
     * @example nuria.quintana
     */
    username: string;
    /**
     * @description The name to show.
     * @example Nuria Quintana Ríos
     */
    displayName: string;
    /**
     * @description The work e-mail address; letters go there.
     * @example nuria.quintana@contacta-atlantico.example
     */
    email: string;
    /**
     * @description The DNI or NIE, whose letter is checked; wants EMPLEADOS_VER_DATOS_PERSONALES.
     * @example 99999999R
     */
    taxId?: string | null;
    /**
     * @description The language; null follows the browser.
     * @enum {string|null}
     */
    locale?: "es" | "en" | "de" | "fr" | "pt" | null;
    /**
     * @description IANA time zone; null means UTC (specification §9).
     * @example Europe/Madrid
     */
    timeZone?: string | null;
    roles?: RoleIds;
    version: SeenVersion;
};
/**
 * @description How many rows elsewhere refer to it; while there are any it cannot be deleted.
 * @example 12
 */
export type Uses = number;
/**
 * @description Fields by their names.
 * @example {
 *       "name": "Queja"
 *     }
 */
export type Values = {
    [key: string]: unknown;
};
/**
 * @description Counts the changes of this row.
 * @example 3
 */
export type Version = number;
/** @description Whose portal is looked at. */
export type ViewInput = {
    userId: Id;
};
