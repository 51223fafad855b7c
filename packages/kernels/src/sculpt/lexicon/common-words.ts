/** Everyday words that name nothing to be made and must not be taken for misspellings of what does. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `about above across after again against almost alone along already although always among amount another anyone anything apart around asked
  away back base based became because become before began begin behind being believe below best better between beyond body both bottom
  brought build built bring came cannot carry case cause century certain change check choose clear close closer color come comes common
  could country course create created current daily decade depth detail details different done down during each early edge effect either
  else empty enough entire even ever every everyone everything exactly example extra face fact fall family far feel feeling find fine first
  five follow form found four free friend front further gave general getting give given goes going gone group grow half hand hard have
  head hear held help here hide high hold hope hour however hundred idea image inside instead into item itself just keep kept kind knew
  know known large last late later least leave left length less life line list little live long longer look looking lots made main make
  maker making many mark matter maybe mean means meant meet middle might mine minute model modern month more most mother move much must
  name near nearly need never next nice night none nothing number often once only open order other others otherwise outside over
  own page pair part past pattern people perhaps period person piece place plain plan play please point position possible present print
  probably problem public pull purpose quality question quickly quite range rather reach ready real really reason remain rest return right
  round same save scene season second seem seen segment segments sell series serious seven several shall shape share short should show shown
  side similar simple since single size small some someone something sometimes soon sort space special stand start state stay step
  still stop strong study style such suit sure surface take taken tell than that their them then there these thing things
  think this those though thought thousand through till time times title today together told toward towards trying turn twice type
  under unit until unusual upon used useful user using usual usually value various very view wait want wanted ways week well went were
  what when where whether which while whole whose wide width will with within without word work working would year years young your yours
  rising falling bent torn calm busy messy moldy stale strange shattered branded crowded rainy cloudy stormy windy foggy salty spicy creamy bitter
  chopped minced diced sliced wet dry loose tight neat lush sheer crisp bold faint keen stern grim gaunt lone mere`
    .split(/\s+/)
    .filter(Boolean),
);
