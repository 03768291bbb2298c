/** How many questions a quiz draws from its pool. */
export const QUESTIONS_PER_ATTEMPT = 10
