// Generated from specs/session/security-questions.yaml by `pnpm codegen`. Never edited by hand.

/**
 * Three questions and their answers. Case, accents and surrounding spaces are ignored.
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
     * The answer.
     * @example Colegio Santa Rita
     */
    answer: string;
}[];

/**
 * A question of the list, shown in the language of the person.
 * @example firstSchool
 * @enum {string}
 */
export type SecurityQuestionId = "firstSchool" | "firstTeacher" | "childhoodStreet" | "childhoodFriend" | "childhoodHero" | "firstJob" | "firstJourney" | "firstConcert" | "favouriteBook" | "grandmotherTown";

/** The operations of specs/session/security-questions.yaml. */
export interface SecurityQuestionsOperations {
  'securityQuestions.show': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody?: never;
    responses: { 200: { content: {
        "application/json": {
            data: {
                /** The questions; empty if none are set. */
                questions: SecurityQuestionId[];
                /**
                 * Format: date-time
                 * When they were set; null if never.
                 */
                setAt: string | null;
            };
        };
    } } };
    failures: 401;
  };
  'securityQuestions.update': {
    parameters: { query?: never; header?: never; path?: never };
    requestBody: { content: {
        "application/json": {
            answers: SecurityAnswers;
        };
    } };
    responses: { 204: { content?: never } };
    failures: 401 | 403 | 422;
  };
}
/** Where they are, below the address of main. */
export interface SecurityQuestionsPaths {
  '/securityQuestions': { get: SecurityQuestionsOperations['securityQuestions.show']; put: SecurityQuestionsOperations['securityQuestions.update'] };
}
