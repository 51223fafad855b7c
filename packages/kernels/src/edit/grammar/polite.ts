/** Words that say nothing about what is to be done. */
export const FILLERS = new Set([
  ...['please', 'pls', 'kindly', 'just', 'also', 'now', 'so', 'simply', 'really', 'actually', 'maybe', 'perhaps'],
  ...['nicely', 'instead', 'thanks', 'thank', 'thx', 'hi', 'hello', 'hey', 'ok', 'okay', 'finally'],
  ...['completely', 'entirely', 'fully', 'afterwards', 'additionally', 'again', 'lastly', 'only', 'percent', 'totally'],
]);

/** Words before nouns that change nothing. */
export const ARTICLES = new Set(['a', 'an', 'the', 'some', 'my', 'its', 'his', 'their', 'our', 'your']);

/** What people begin and end a request with. Tried on the words joined by blanks. */
export const LEAD_IN =
  /^(?:(?:(?:could|can|would|will) you(?: help me)?(?: to)?|i (?:would|d) (?:like|love|prefer)(?: you)?(?: to)?(?: see| have)?|i (?:want|need|wish)(?: you)?(?: to)?(?: see| have)?|we (?:want|need)(?: to)?|help me(?: to)?|let us|let s|lets|try to|go ahead|you should|make sure(?: that| to)?|there should be|i think|the (?:result|picture|image) should (?:be|have)|edit (?:it|this|the (?:picture|image|photo)) to|then|next|first) )+/;
export const LEAD_OUT =
  /(?: (?:for me|if possible|if you can|thank you|thanks|too|as well|a lot|will you|would you))+$/;
