// Generated from specs/main.yaml by `pnpm codegen`. Never edited by hand.
export interface paths {
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
         * @description The token is shown once, kept hashed, and lives for 10 minutes until its first use.
         */
        post: operations["exchangeTokens.create"];
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
         * @description Extends the idle life of the session, never its absolute life, and is the heartbeat of the agents online. `userId` must be the session's own user.
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
         * @description Needs a session opened less than five minutes ago, and `username` must be its own (specification §7 has no current password). Ends every other session of the person.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who wants in. */
        Credentials: {
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
        };
        /**
         * Format: uuid
         * @description A random UUID.
         * @example 0193b3a0-0000-4000-8000-000000000001
         */
        Id: string;
        /** @description What the portal keeps of the signed-in person (specification §3). */
        UserData: {
            uid: components["schemas"]["Id"];
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
        };
        /** @description The answer to a sign-in (specification §3). */
        SignedIn: {
            /**
             * @description Present on success; its absence is a failure.
             * @example 200
             */
            code: number;
            userData: components["schemas"]["UserData"];
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
        /**
         * @description A code of the error catalogue. The SDK holds its words in five languages.
         * @enum {string}
         */
        ErrorCode: "blank" | "invalid" | "referenced" | "format" | "too_long" | "too_short" | "inclusion" | "taken" | "not_number" | "greater_than" | "less_than" | "confirmation" | "content_type_invalid" | "file_size_out_of_range";
        /** @description One thing wrong with one field. */
        FieldError: {
            error: components["schemas"]["ErrorCode"];
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
        /** @description RFC 9457 problem details with the extension member `errors`. */
        Problem: {
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
            /** @description The field errors (specification §8), by field path; or `message` alone. */
            errors?: {
                /**
                 * @description A message that belongs to no field.
                 * @example Wrong Username or Password
                 */
                message?: string;
            } & {
                [key: string]: components["schemas"]["FieldError"][];
            };
        };
        /** @description A token out of a link. */
        ExchangeToken: {
            /** @description The token. */
            exchangeToken: string;
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC.
         * @example 2026-03-05T10:00:00.000Z
         */
        Instant: string;
        /** @description A new password. */
        NewPassword: {
            /**
             * @description One's own user name.
             * @example empleado
             */
            username: string;
            /** @description At least 8 characters, not a common one; no rules of composition. */
            password: string;
        };
        /** @description One's own data. */
        Profile: {
            uid: components["schemas"]["Id"];
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
        };
        /** @description How the person wants the portal. */
        Preferences: {
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
        };
        /**
         * @description created → queued → processing → completed | completed_with_errors | failed; processing → pausing → paused → queued.
         * @enum {string}
         */
        LoadState: "created" | "queued" | "processing" | "pausing" | "paused" | "completed" | "completed_with_errors" | "failed";
        /** @description A load in one line. */
        RecentLoad: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example clientes.csv
             */
            name: string;
            state: components["schemas"]["LoadState"];
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
             * @description Rows rejected.
             * @example 100
             */
            errors: number;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description Today. */
        Dashboard: {
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
                 * @description Completed with rejected rows that wait.
                 * @example 2
                 */
                withErrors: number;
                /**
                 * @description Failed.
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
                recent: components["schemas"]["RecentLoad"][];
            } | null;
        };
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
                "application/problem+json": components["schemas"]["Problem"];
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
                "application/problem+json": components["schemas"]["Problem"];
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
                "application/problem+json": components["schemas"]["Problem"];
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
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such thing, or none that this person may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description `body` puts the refresh token in the answer instead of a cookie, for callers that are not browsers. */
        Transport: "cookie" | "body";
        /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
                "application/json": components["schemas"]["ExchangeToken"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
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
                "application/json": components["schemas"]["ExchangeToken"];
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
                            expiresAt: components["schemas"]["Instant"];
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
                    userId: components["schemas"]["Id"];
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
                             * @description Seconds until it ends without another sign of life.
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
                            userData: components["schemas"]["UserData"];
                            /**
                             * @description How it was opened.
                             * @enum {string}
                             */
                            kind: "password" | "token";
                            /**
                             * @description Seconds that it can still live.
                             * @example 6900
                             */
                            sessionSeconds: number;
                            /**
                             * @description Seconds until it ends without a sign of life.
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
    "passwords.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
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
                "application/json": {
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
                        data: components["schemas"]["Profile"];
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
                "application/json": components["schemas"]["Preferences"];
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
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
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
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
}
