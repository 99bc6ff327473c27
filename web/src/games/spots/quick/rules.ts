// The rules in short: each is a picture and a message `short-spots-<rule>`, in this order.

export const QUICK_RULES = ['goal', 'trick', 'place', 'bust', 'treat', 'score', 'tiles'];
