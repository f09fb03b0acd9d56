// Generated from specs/laia.yaml by `pnpm codegen`. Never edited by hand.
export interface paths {
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
         * @description The key is unique and cannot change later.
         */
        post: operations["fields.create"];
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
         * @description One field.
         */
        get: operations["fields.show"];
        /**
         * Replace a management field
         * @description What is not sent takes its default.
         */
        put: operations["fields.update"];
        post?: never;
        /**
         * Delete a management field
         * @description Gone for good.
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
    "/groupskill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the skill groups
         * @description Sorted by name.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: uuid
         * @description A random UUID.
         * @example 0193b3a0-0000-4000-8000-000000000001
         */
        Id: string;
        /**
         * @description What a cell holds; it decides how the cell is read, checked and normalised.
         * @enum {string}
         */
        ColumnType: "text" | "integer" | "decimal" | "date" | "phone" | "email" | "nif" | "postalCode" | "boolean" | "list";
        /** @description One column of the file and the field it becomes. */
        TemplateColumn: {
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
            type: components["schemas"]["ColumnType"];
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
            /** @description What an empty cell becomes. */
            default?: string | null;
            /**
             * @description What is done to text.
             * @default none
             * @enum {string}
             */
            transform?: "none" | "upper" | "lower" | "capitalize";
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC.
         * @example 2026-03-05T10:00:00.000Z
         */
        Instant: string;
        /** @description A format of load files. */
        Template: {
            id: components["schemas"]["Id"];
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
            columns: components["schemas"]["TemplateColumn"][];
            /**
             * @description Raised by each change.
             * @example 1
             */
            version: number;
            /**
             * @description Loads made with it.
             * @example 4
             */
            loadCount: number;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Where this page stands in the whole list. */
        Meta: {
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
        /** @description A template to write. */
        TemplateInput: {
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
            columns: components["schemas"]["TemplateColumn"][];
        };
        /** @description One template. */
        One: {
            data: components["schemas"]["Template"];
        };
        /**
         * @description Analysed; or already made into a load.
         * @enum {string}
         */
        RecordsFileState: "analyzed" | "imported";
        /**
         * @description How the bytes are read.
         * @enum {string}
         */
        Encoding: "utf-8" | "utf-8-bom" | "windows-1252" | "utf-16le";
        /**
         * @description What separates the cells.
         * @enum {string}
         */
        Delimiter: "," | ";" | "\t" | "|";
        /** @description What the file was found to be. */
        Analysis: {
            encoding: components["schemas"]["Encoding"];
            delimiter: components["schemas"]["Delimiter"];
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
        /** @description Who did it. */
        Person: {
            id: components["schemas"]["Id"];
            /**
             * @description The name to show.
             * @example Lucía Núñez Peña
             */
            displayName: string;
        };
        /** @description An uploaded file. */
        RecordsFile: {
            id: components["schemas"]["Id"];
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
            state: components["schemas"]["RecordsFileState"];
            analysis: components["schemas"]["Analysis"];
            /**
             * Format: uuid
             * @description An earlier file with the same content.
             */
            sameContentAs: string | null;
            /** @description Template column name → index of the file's column, or null; only with `templateId`. */
            suggestedMapping: {
                [key: string]: number | null;
            } | null;
            createdAt: components["schemas"]["Instant"];
            createdBy: components["schemas"]["Person"];
        };
        /** @description One file. */
        "One-2": {
            data: components["schemas"]["RecordsFile"];
        };
        /** @description How to read the file. */
        Reading: {
            encoding?: components["schemas"]["Encoding"];
            delimiter?: components["schemas"]["Delimiter"];
            /** @description Whether its first record names the columns. */
            hasHeader?: boolean;
        };
        /** @description What to make of a file. */
        ImportInput: {
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
        /**
         * @description created → queued → processing → completed | completed_with_errors | failed; processing → pausing → paused → queued.
         * @enum {string}
         */
        LoadState: "created" | "queued" | "processing" | "pausing" | "paused" | "completed" | "completed_with_errors" | "failed";
        /** @description A file being loaded. Always: processed = created + updated + unchanged + duplicated + excluded + errors. */
        Load: {
            id: components["schemas"]["Id"];
            /**
             * @description Its name.
             * @example clientes.csv
             */
            name: string;
            state: components["schemas"]["LoadState"];
            templateId: components["schemas"]["Id"];
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
            recordsFileId: components["schemas"]["Id"];
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
                code: components["schemas"]["ErrorCode"];
                /**
                 * @description The line of the file, header = 1.
                 * @example 150000
                 */
                row: number | null;
            } | null;
            createdAt: components["schemas"]["Instant"];
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
            createdBy: components["schemas"]["Person"];
        };
        /** @description One load. */
        "One-3": {
            data: components["schemas"]["Load"];
        };
        /** @description One thing wrong with one cell of a rejected row. */
        LoadError: {
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
            code: components["schemas"]["ErrorCode"];
            /**
             * @description The cell, cut at 200 characters.
             * @example 99999901A
             */
            value: string;
        };
        /**
         * @description What it holds.
         * @enum {string}
         */
        FieldType: "text" | "integer" | "decimal" | "date" | "list" | "phone" | "email" | "nif" | "boolean";
        /** @description A management field. */
        Field: {
            id: components["schemas"]["Id"];
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
            type: components["schemas"]["FieldType"];
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
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A field to write. */
        FieldInput: {
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
            type: components["schemas"]["FieldType"];
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
        /** @description One field. */
        "One-4": {
            data: components["schemas"]["Field"];
        };
        /** @description What changes. */
        FieldPatch: {
            /**
             * @description The name people see.
             * @example Resultado
             */
            label?: string;
            type?: components["schemas"]["FieldType"];
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
        /** @description What an agent is able to take. */
        Skill: {
            id: components["schemas"]["Id"];
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
            campaignId: components["schemas"]["Id"];
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
            /** @description Whether it is in use. */
            active: boolean;
        };
        /** @description A client's campaign. */
        Campaign: {
            id: components["schemas"]["Id"];
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
        /** @description Skills taken together. */
        SkillGroup: {
            id: components["schemas"]["Id"];
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
        /** @description No such thing, or none that this person may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
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
                "application/problem+json": components["schemas"]["Problem"];
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
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The page, from 1. */
        Page: number;
        /** @description Rows on a page. */
        PerPage: number;
        /** @description Words to look for, without regard to case or accents. */
        Search: string;
        /** @description A key of the caller's own. A second request with the same key gets the stored answer of the first, and nothing happens twice. */
        IdempotencyKey: string;
        /** @description The id. */
        Id: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "templates.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
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
                        data: components["schemas"]["Template"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The new template. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["One"];
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
                    "application/json": components["schemas"]["One"];
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
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["One"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    "recordsFile.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only these states. */
                state?: components["schemas"]["RecordsFileState"][];
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
                        data: components["schemas"]["RecordsFile"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["One-2"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["One-2"];
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
                "application/json": components["schemas"]["Reading"];
            };
        };
        responses: {
            /** @description The file, analysed again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["One-2"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
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
                "application/json": components["schemas"]["ImportInput"];
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
                        data: components["schemas"]["Load"];
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
    "loads.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only these states. */
                state?: components["schemas"]["LoadState"][];
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
                        data: components["schemas"]["Load"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["One-3"];
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
                    "application/json": components["schemas"]["One-3"];
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
                    "application/json": components["schemas"]["One-3"];
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
                    "application/json": components["schemas"]["One-3"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "loads.errors": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Only errors of this field. */
                field?: string;
                /** @description Only errors with this code. */
                code?: components["schemas"]["ErrorCode"];
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
                        data: components["schemas"]["LoadError"][];
                        meta: components["schemas"]["Meta"];
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
    "fields.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only active ones or only the others. */
                active?: boolean;
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
                        data: components["schemas"]["Field"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                "application/json": components["schemas"]["FieldInput"];
            };
        };
        responses: {
            /** @description The new field. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["One-4"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                    "application/json": components["schemas"]["One-4"];
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
                 *         "Venta",
                 *         "No interesado"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FieldInput"];
            };
        };
        responses: {
            /** @description The field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["One-4"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["FieldPatch"];
            };
        };
        responses: {
            /** @description The field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["One-4"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
        };
    };
    "skills.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
                /** @description Only skills of this campaign. */
                campaignId?: string;
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
                        data: components["schemas"]["Skill"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
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
                        data: components["schemas"]["Campaign"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "skillGroups.index": {
        parameters: {
            query?: {
                /** @description The page, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows on a page. */
                perPage?: components["parameters"]["PerPage"];
                /** @description Words to look for, without regard to case or accents. */
                search?: components["parameters"]["Search"];
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
                        data: components["schemas"]["SkillGroup"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
        };
    };
}
