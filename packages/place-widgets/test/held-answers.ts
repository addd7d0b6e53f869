/** Calls that are answered when, and in the order in which, a test says so. */
export interface HeldAnswers<Question, Answer> {
  ask: (question: Question) => Promise<Answer>;
  questions: Question[];
  answer: (index: number, answer: Answer) => void;
  refuse: (index: number, error: Error) => void;
}

export function holdResponses<Question, Answer>(): HeldAnswers<Question, Answer> {
  const questions: Question[] = [];
  const waiting: PromiseWithResolvers<Answer>[] = [];
  return {
    questions,
    ask(question) {
      const answer = Promise.withResolvers<Answer>();
      questions.push(question);
      waiting.push(answer);
      return answer.promise;
    },
    answer: (index, answer) => waiting[index]?.resolve(answer),
    refuse: (index, error) => waiting[index]?.reject(error),
  };
}
