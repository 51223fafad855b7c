/** Food and drink. How a row is written: `read-family.ts`. */
export const FOOD = `
apple/apple | h0.08 | red apple skin#b8201c, golden delicious skin#e0c04a = golden apple skin@gold, granny smith kind=apple skin#8ab83a, poison apple = poisoned apple, bitten apple bitten=true, candy apple skin#a8101c = toffee apple skin#a8101c = caramel apple skin#b8702c, crab apple h0.04, crabapple h0.04, apple core bitten=true, apple with a bite bitten=true, pink lady, gala apple, fuji apple, snow white apple, braeburn, honeycrisp, quince h0.09 skin#e0c83a, medlar h0.04 skin#8a6a44, newton apple
apple/pear | h0.1 kind=pear | green pear, williams pear, bartlett pear, conference pear, nashi h0.08, anjou pear, golden pear skin#d8b03a, prickly pear fruit h0.07 skin#b83a5a, bosc pear skin#a8783c, pears
fruit/orange | h0.075 | tangerine fruit h0.055, mandarin h0.055 = mandarin orange h0.055 = clementine h0.05 = satsuma h0.05, blood orange fruit skin#d8501c flesh#a81c1c, navel orange, orange fruit, kumquat h0.03, pomelo h0.16 skin#d8d060 flesh#f0e0a0, oranges, seville orange, yuzu skin#f0cc2c, bergamot skin#c8d040
vegetable/pumpkin | h0.25 | big pumpkin h0.5, giant pumpkin h1, white pumpkin skin#f0ece0, gourd skin#d8b060, squash skin#e8a83a, butternut squash skin#e0b878, acorn squash skin#2f5a34 h0.12, pumpkin patch, mini pumpkin h0.08, green pumpkin skin#4a7a3a, kabocha skin#3a5a38, patty pan skin#f0e8c0, autumn pumpkin, thanksgiving pumpkin, pumpkins
vegetable/jack o lantern | h0.28 | halloween pumpkin, jack o'lantern = jackolantern = carved pumpkin = pumpkin lantern = halloween lantern, scary pumpkin = spooky pumpkin = evil pumpkin, pumpkin with a face
fruit | | fruit = fruits, forbidden fruit kind=fig, tropical fruit kind=mango, citrus = citrus fruit kind=lemon, devil fruit kind=pomegranate #6f2f96
fruit/lemon | h0.09 | lemons, citron l0.15, meyer lemon, halved lemon cut=half, cut lemon cut=both, half lemon cut=half
fruit/lime | h0.065 | lime fruit = limes, key lime, cut lime cut=both
fruit/lemon slice | l0.06 | slice of lemon = lemon wedge, sliced lemon
fruit/lime slice | l0.05 | slice of lime = lime wedge
fruit/orange slice | l0.07 | slice of orange = orange wedge, sliced orange, orange half cut=half = half orange cut=half, cut orange cut=both
fruit/grapefruit | h0.11 | half grapefruit cut=half, pink grapefruit
fruit/peach | h0.07 | peach fruit = peaches, nectarine skin@fruit-skin skin#d8502c h0.065, half peach cut=half, sliced peach cut=both, momotaro peach
fruit/apricot | h0.045 | apricots, loquat, mirabelle h0.025, date fruit skin@leather skin#5a3018 h0.04 = dates skin@leather skin#5a3018 h0.04
fruit/plum | h0.05 | plum fruit = plums, prune skin@leather skin#2a1a2a h0.04, damson, olive skin#6f7a2a h0.025 leaves=true = olives skin#6f7a2a h0.025 leaves=true, black olive skin#25211f h0.025, acai skin#241a34 h0.012
fruit/mango | h0.12 | mango fruit = mangoes, half mango cut=half, green mango skin#7aa83a, sliced mango cut=both
fruit/papaya | h0.2 | pawpaw, half papaya cut=half, soursop skin@husk skin#4a7a34 flesh#f4f0e4
fruit/kiwi | h0.06 | kiwi fruit = kiwifruit, half kiwi cut=half, cut kiwi cut=both, golden kiwi flesh#e8c83a
fruit/kiwi slice | l0.05 | slice of kiwi, sliced kiwi
fruit/coconut | h0.13 | coconuts, half coconut cut=half, cracked coconut cut=both, green coconut skin#6a8a3a, coconut half cut=half, breadfruit skin#7a9a3a, mangosteen skin@fruit-skin skin#4a1a34 h0.06
fruit/watermelon | h0.25 | water melon, half watermelon cut=half, cut watermelon cut=both, whole watermelon cut=whole
fruit/watermelon slice | l0.25 | slice of watermelon, watermelon wedge
fruit/melon | h0.16 | honeydew skin@fruit-skin skin#c8d088 flesh#d8e4a0, cantaloupe h0.15 = musk melon = muskmelon, melons, rock melon, half melon cut=half, galia melon, jackfruit skin@husk skin#a8a03c flesh#f0c840 h0.5
fruit/avocado | h0.1 | avocados, half avocado cut=half, avocado half cut=half, cut avocado cut=both, halved avocado cut=half, aguacate
fruit/pomegranate | h0.09 | pomegranates, half pomegranate cut=half, cut pomegranate cut=both
fruit/fig | h0.055 | figs, cut fig cut=both
fruit/persimmon | h0.07 | kaki, persimmons, tamarillo skin#a82a1c
fruit/lychee | h0.035 | litchi = lychees, rambutan skin#c8303a h0.05, longan skin#c8a060, tamarind skin#6a4426 l0.1
fruit/guava | h0.07 | guavas, feijoa skin#5a8a3a
fruit/passion fruit | h0.06 | maracuja, granadilla skin#e0a02c
fruit/dragon fruit | h0.13 | dragonfruit = pitaya = pitahaya
fruit/star fruit | l0.1 | starfruit = carambola
fruit/durian | h0.25 | durians, spiky fruit
fruit | | cacao kind=cacao h0.18 = cocoa pod kind=cacao h0.18
banana/banana | | single banana kind=single, plantain kind=single #8aa83a, green banana #7aa83a, bananas kind=bunch, brown banana #7a5a24, minion banana kind=single
banana/bunch of bananas | | banana bunch = banana hand, bananas bunch
banana/peeled banana | | open banana = half peeled banana
banana/banana peel | | banana skin, slippery banana peel
banana/duct taped banana | | taped banana = banana taped to a wall = comedian banana
pineapple/pineapple | h0.3 | ananas = pineapples, baby pineapple h0.15, cool pineapple glasses=true, pineapple with sunglasses glasses=true
pineapple/pineapple slice | l0.12 | slice of pineapple = pineapple ring = pineapple rings, sliced pineapple
pineapple/half pineapple | l0.3 | cut pineapple = pineapple half
berry/strawberry | h0.045 | wild strawberry h0.02, berry = berries, forest berries count=5, giant strawberry h0.5
berry/strawberries | h0.05 | three strawberries, pile of strawberries count=7
berry/halved strawberry | | cut strawberry = strawberry half = sliced strawberry
berry/raspberry | h0.02 | raspberry fruit = raspberries, cloudberry skin#e89a2c, pile of raspberries count=6
berry/blackberry | h0.028 | blackberries = bramble berry, mulberry skin#3a1a34, boysenberry skin#5a1a34
berry/blueberry | h0.02 | blueberries count=8, juniper berry skin#2a3450, bilberry skin#241a44, elderberry skin#241a34, goji berry skin#d8401c, cranberry skin#a8182a = cranberries skin#a8182a, acorn berry
berry/cherry | h0.07 | cherries, pair of cherries, single cherry count=1, maraschino cherry skin#d0102a count=1, twin cherries, black cherry skin#3a0a14, cherry fruit, sour cherry
berry/grapes | h0.18 | grape = grape fruit = bunch of grapes, green grapes skin#a8c05a = white grapes skin#a8c05a, red grapes skin#8a2438, black grapes skin#241a30, raisin skin@leather skin#3a2418 h0.02
berry/currant | h0.07 | redcurrant = red currant = currants, blackcurrant skin#241a2a, gooseberry skin#a8c05a = gooseberries skin#a8c05a, white currant skin#f0e4c0
vegetable | | vegetable = vegetables = veggie = veg, garden vegetable
vegetable/carrot | l0.2 | carrots, snowman carrot leaves=false, baby carrot l0.08
vegetable/parsnip | l0.2 | horseradish, salsify, ginseng skin#d8b880, wasabi root skin#7a9a5a
vegetable/radish | l0.1 | radishes, red radish
vegetable/daikon | l0.4 | white radish = mooli
vegetable/beet | l0.15 | beetroot, beets
vegetable/turnip | l0.15 | swede skin#c8a0a8 = rutabaga skin#c8a0a8, kohlrabi skin#a8c888, celeriac skin#d8c8a0, turnips
vegetable/potato | l0.1 | potatoes = spud, baked potato, hot potato, new potatoes, taro skin#7a5a40, water chestnut skin#4a2c1c
vegetable/sweet potato | l0.16 | yam, cassava skin#6a4a30 = yuca skin#6a4a30, batata
vegetable/ginger | l0.12 | ginger root vegetable, turmeric skin#d8902c, galangal, jerusalem artichoke, horseradish root
vegetable/tomato | h0.07 | tomatoes, cherry tomato h0.03, beef tomato, green tomato skin#7aa83a, roma tomato, tomatillo skin#9ab84a
vegetable/eggplant | l0.2 | aubergine, eggplants, purple eggplant
vegetable/cucumber | l0.25 | cucumbers, pickle skin#6a7a2a l0.1 = gherkin skin#6a7a2a l0.1, okra skin#5a8a34 l0.1, bitter melon skin#7aa84a
vegetable/zucchini | l0.2 | courgette, marrow l0.35, yellow squash skin#e8c83a
vegetable/pepper | h0.1 | bell pepper = paprika = capsicum = sweet pepper, green pepper skin#4a8a34, yellow pepper skin#f0c02c, orange pepper skin#ee8a1c, peppers, stuffed pepper
vegetable/chili | l0.13 | chili pepper = chilli = hot pepper = chili peppers, jalapeno skin#3f7a2c, habanero skin#e8641c l0.05, cayenne pepper, red hot chili pepper, green chili skin#4a8a34
vegetable/onion | h0.09 | onions, red onion skin#7a2a4a, white onion skin#f0ece0, shallot skin#b8744c h0.05, spanish onion
vegetable/garlic | h0.06 | garlic bulb = head of garlic, garlic clove = garlics
vegetable/corn | l0.22 | corn cob = maize = sweetcorn = ear of corn = corn on the cob, sweet corn, indian corn skin#8a3a24
vegetable/peas | l0.1 | pea pod = pea = peapod, edamame, green beans l0.12, bean pod, sugar snap pea, bean l0.1 = beans l0.1, lentil, soybean, chickpea skin#d8b878
vegetable/cabbage | h0.17 | cabbages, red cabbage skin#6a2a5a, brussels sprout h0.03 = brussels sprouts h0.03, napa cabbage, savoy cabbage, artichoke h0.1 skin#7a9a5a, radicchio skin#8a2440
vegetable/lettuce | h0.16 | salad head = head of lettuce, spinach skin#2f6a2a, kale skin#3a6a34, bok choy skin#6aa04a h0.2 = pak choi skin#6aa04a h0.2, endive, collard, watercress, chard skin#3a7a34, iceberg lettuce, romaine
vegetable/broccoli | h0.15 | broccoli floret, romanesco skin#a8c84a, broccolini
vegetable/cauliflower | h0.16 | cauliflowers, purple cauliflower skin#7a4a8a
vegetable/leek | l0.4 | leeks, spring onion l0.3 = scallion l0.3 = green onion l0.3
vegetable/celery | h0.35 | celery stalk, rhubarb skin#b03a4a h0.4, fennel bulb skin#d8e0b8 h0.3, cardoon
vegetable/asparagus | h0.2 | asparagus bundle = bundle of asparagus, white asparagus skin#f0ead0
cupcake/cupcake | h0.09 | fairy cakes, strawberry cupcake cream#e88aa0, vanilla cupcake cream#f4ead0, red velvet cupcake cake#8a1c20, mini cupcake h0.05, halloween cupcake cream#e8741a, wedding cupcake cream#f6f2ea, frosted cupcake, valentine cupcake cream#e0507a, unicorn cupcake cream#d8a8e0, cupcakes, christmas cupcake cream#2f8a3c, rainbow cupcake, blueberry cupcake cream#6a7ac0, lemon cupcake cream#f2dc6a, mint cupcake cream#a8dcc0, carrot cupcake cream#f4ead0
cupcake/muffin | h0.08 | blueberry muffin, chocolate muffin cake@chocolate, banana muffin, english muffin, bran muffin, corn muffin, chocolate chip muffin, souffle, savory muffin
cake/cake | | cake, strawberry cake topping=strawberries, ice cream cake, layer cake cut=true = sponge cake cut=true, gateau, fruitcake drip=false = fruit cake drip=false, unicorn cake topping=flowers, red velvet cake glaze#8a1c20 sponge#8a1c20 cut=true, cake stand with cake, cream cake icing#f6ead0, carrot cake icing#f4ead0 drip=false, matcha cake icing#8ab05a glaze#a8c878 sponge#8ab05a, king cake kind=bundt, lemon cake icing#f6ecb0 glaze#f2dc6a, pink cake icing#f4a6c0, tiered cake tiers=3 = tier cake tiers=3, two tier cake tiers=2, three tier cake tiers=3, pavlova topping=strawberries drip=false #f6f2ea, trifle topping=cherries, christening cake tiers=2 icing#cfe4f2 drip=false, panettone topping=none drip=false @bun icing#b8702c, cakes
cake/birthday cake | h0.25 | anniversary cake candles=2, cake with candles, birthday party cake, kids birthday cake topping=sprinkles, first birthday cake candles=1
cake/wedding cake | h0.7 | bridal cake, wedding cakes
cake/chocolate cake | | black forest cake, chocolate gateau, sachertorte topping=none, opera cake, lava cake l0.1, mud cake, devils food cake, yule log cake kind=roll drip=false, oreo cake
cake/slice of cake | h0.12 | cake slice = piece of cake = cake piece, slice of chocolate cake sponge#5a3219 icing@chocolate icing#5a3018 glaze@chocolate glaze#38190a, tiramisu icing#a87a50 glaze#6a4428, slice of birthday cake, dessert = pastry, battenberg, petit four topping=cherries, mousse icing#6a4428 sponge#5a3018, slice of cheesecake icing#f6e3b0 sponge#f2dca0, baklava topping=none, millefeuille
cake/slice of pie | h0.07 | piece of pie = pie slice, slice of apple pie, slice of cherry pie filling#a8141c
cake/pie | h0.075 | apple pie filling#d8a04c, cherry pie filling#a8141c, blueberry pie filling#33407a, peach pie filling#e8964c, strawberry pie, pot pie topping=none, meat pie filling#7a4a2c, pecan pie kind=tart topping=none filling#7a4418, shepherds pie kind=tart topping=none filling#e8d49a, cobbler, pies, rhubarb pie filling#b84a4a, mince pie h0.03, chicken pie
cake/pumpkin pie | h0.07 | quiche filling#e8c860 = quiche lorraine filling#e8c860, custard tart filling#f0cc60, egg tart filling#f0c848 l0.08, key lime pie filling#c8d870, lemon tart filling#f2dc6a = lemon meringue pie filling#f2dc6a, chocolate tart filling#4a2614, banoffee pie, cream pie filling#f6ecd0, sweet potato pie
cake/tart | h0.08 | fruit tart, strawberry tart, tartlet l0.1, berry tart, fruit pie, raspberry tart
cake/cheesecake | | cheese cake, new york cheesecake, strawberry cheesecake topping=strawberries, blueberry cheesecake filling#33407a, japanese cheesecake cut=false topping=none
cake/bundt cake | h0.11 | ring cake, gugelhupf, pound cake, chocolate bundt cake glaze@chocolate glaze#3a1a0c, lemon bundt cake glaze#f6ecb0, coffee cake
cake/swiss roll | h0.1 | jelly roll, roulade, chocolate roll sponge#5a3219, roll cake, cake roll, matcha roll sponge#8ab05a
cake/brownie | h0.08 | brownies, fudge brownie, blondie sponge#d8a860, chocolate brownie, rice cake sponge#f4f0e6, mooncake sponge#b8702c, lamington
cake/pudding | h0.1 | flan = creme caramel = caramel pudding, custard pudding, panna cotta icing#f6f4f0 glaze#b8142c, jello icing#c8203a glaze#e04a5c = jelly dessert icing#c8203a glaze#e04a5c = gelatin icing#c8203a glaze#e04a5c, christmas pudding icing@cake icing#4a2614 glaze#f6f2ea = plum pudding icing@cake icing#4a2614 glaze#f6f2ea, chocolate pudding icing#5a3018 glaze#3a1a0c, blancmange icing#f4eedc, purin, creme brulee
cake/eclair | l0.13 | chocolate eclair, profiterole l0.06 = cream puff l0.06, eclairs, choux pastry
cupcake/cupcake | | cake pop topping=none h0.05, meringue cream#f6f2ea topping=none sprinkles=0
donut/donut | | donut = doughnut, sprinkled donut topping=sprinkles, donuts, pink donut #e88aa0, homer donut #f07aa8 topping=sprinkles, bagel donut topping=none, frosted donut, bitten donut bitten=true
donut/chocolate donut | | double chocolate donut
donut/glazed donut | | honey glazed donut, sugar donut
donut/jelly donut | | berliner, beignet, filled donut, jam donut, custard donut filling#f2d46a, bombolone
donut/cruller | | french cruller
donut/churro | l0.2 | churros, youtiao
donut/onion ring | | onion rings
cookie/cookie | | biscuit = chocolate chip cookie = choc chip cookie, cookies count=3, oatmeal cookie, sugar cookie dough#e8cf9a, shortbread dough#e8c98a, snickerdoodle, digestive biscuit dough#c8935a, gingersnap dough#9a5a2a, christmas cookie, star cookie, bitten cookie bitten=true, stack of cookies count=4, pretzel cookie, dog biscuit = dog treat, granola bar, waffle cookie, biscotti, stroopwafel, chocolate cookie dough#4a2816
cookie/gingerbread man | h0.12 | gingerbread cookie = gingerbread = gingerbread person, gingy
cookie/macaron | l0.05 | macaroon = macarons, pink macaron, macaron tower count=4, single macaron count=1
cookie/oreo | l0.05 | sandwich cookie = cream cookie = oreos, alfajor dough#c89a5c, smore dough#c8984e cream#f8f4ee, custard cream dough#e8c98a, whoopie pie
cookie/cracker | l0.05 | crackers = saltine, wafer dough#e8c078, rice crispy treat, crispbread cracker
cookie/fortune cookie | l0.07 | fortune cookies, chinese cookie
bread/bread | l0.26 | loaf = loaf of bread = bread loaf, sliced bread, white bread, rye bread crust#6a4426 crumb#b08a5c, challah crust#a8602c sliced=false, brioche, banana bread crust#8a5426, garlic bread, cornbread crust#e0b03c crumb#f2d870, french toast kind=toast, dough @cake sliced=false crust#efdcb8, flour @paper sliced=false, breadcrumb, lembas kind=toast topping=none, stollen sliced=false, whole loaf sliced=false, unsliced bread sliced=false
bread/sourdough | l0.24 | round bread = country bread = bread boule, focaccia, naan = flatbread = pita, ciabatta, damper, soda bread, arepa l0.1, tortilla l0.2
bread/baguette | l0.55 | french bread = baguettes, breadstick l0.25, french stick
bread/croissant | l0.15 | croissants, danish pastry, pain au chocolat, crescent roll
bread/bagel | l0.11 | bagels, plain bagel topping=none, bagel with cream cheese = sesame bagel, everything bagel
bread/toast | l0.12 | slice of bread = slice of toast = bread slice, buttered toast = toast with butter, bread and butter
bread/bun | l0.18 | bread roll = roll = rolls = buns, burger bun topping=seeds, cinnamon roll topping=none = cinnamon bun topping=none, scone topping=none, steamed bun crust#f6f2ea topping=none = bao crust#f6f2ea topping=none, hot cross bun topping=none, dinner roll topping=none, crumpet topping=none
bread/pretzel | l0.15 | soft pretzel = pretzels, bavarian pretzel, pretzel with salt
bread/pancakes | l0.16 | pancake = stack of pancakes = pancake stack, waffle = waffles, crepe = crepes, hotcakes = flapjacks
pizza/pizza | | pizza = pizza pie, deep dish pizza deep=true, whole pizza kind=whole, stuffed crust pizza deep=true, focaccia pizza deep=true, pizzas
pizza/pizza slice | l0.2 | slice of pizza, slice of pepperoni pizza toppings=pepperoni, piece of pizza, pepperoni slice toppings=pepperoni
pizza/pepperoni pizza | | salami pizza
pizza/margherita | | margherita pizza = pizza margherita
pizza/hawaiian pizza | | pineapple pizza = pizza with pineapple
pizza/vegetarian pizza | | veggie pizza = vegetable pizza
pizza/supreme pizza | | deluxe pizza, pizza with everything
pizza/cheese pizza | | four cheese pizza, white pizza
pizza/pizza box | l0.36 | boxed pizza, box of pizza, pizza in a box
sandwich/burrito | | calzone
burger/burger | | burger = hamburger = cheeseburger, slider burger l0.07, whopper, krabby patty bun=sesame, burgers, hamburger with cheese cheese=true, triple burger patties=3, monster burger patties=4 bacon=true l0.2, egg burger egg=true
burger/double burger | | double cheeseburger
burger/big mac | | bigmac
burger/bacon burger | | bacon cheeseburger
burger/chicken burger | | chicken sandwich burger = crispy chicken burger
burger/fish burger | | filet o fish
burger/veggie burger | | vegan burger = vegetarian burger
sandwich/sandwich | l0.15 | club sandwich, blt = blt sandwich, grilled cheese = panini, tuna sandwich, sandwiches, ham sandwich = ham and cheese sandwich, egg sandwich, bagel sandwich, peanut butter sandwich, crispbread, toastie, sloppy joe, quesadilla
sandwich/hot dog | l0.18 | hotdog = hot dogs, chili dog, corn dog, sausage roll, sub sandwich sauce=none = submarine sandwich sauce=none = hoagie sauce=none, lobster roll, philly cheesesteak sauce=none, pulled pork sandwich sauce=none, frankfurter in a bun, hot dog with mustard sauce=mustard, hot dog with ketchup sauce=ketchup
sandwich/taco | l0.16 | tacos, nachos, tostada, fish taco, empanada
sandwich/burrito | l0.16 | wrap sandwich = wrap, kebab = doner = gyro = shawarma, spring roll l0.1 = egg roll l0.1, falafel, enchilada, tamale, samosa, burritos, fajita
sushi/sushi | l0.26 | sushi platter = sushi plate = sushi set, bento = bento box, sushi board, sashimi
sushi/nigiri | l0.07 | salmon sushi = salmon nigiri, tuna nigiri fish#c8283a, tempura fish#e0a84a, shrimp nigiri fish#f4b8a0, eel nigiri fish#6a3a1c
sushi/sushi roll | l0.09 | maki = maki roll, california roll, temaki, sushi rolls, uramaki, shumai, dango, takoyaki
sushi/onigiri | h0.07 | rice ball = rice balls, mochi rice#e8c8d0
cookie/fortune cookie | | dumpling dough#f4ead6 l0.06 = gyoza dough#f4ead6 l0.06 = dim sum dough#f4ead6 l0.06 = wonton dough#f4ead6 l0.06, ravioli dough#f0dca0 l0.05, pierogi dough#f4ead6 l0.08, xiaolongbao dough#f6f0e4 = soup dumpling dough#f6f0e4, gnocchi dough#f2e2b4 l0.03
bucket/popcorn bucket | | popcorn = bucket of popcorn h0.22
dish | | ramen = noodles = bowl of noodles = noodle soup = bowl of ramen = noodle bowl, pho, udon, dish = meal = dinner = lunch, food = snack, bibimbap, pad thai kind=spaghetti, tapas
dish/soup | | soup = bowl of soup = tomato soup = stew, chili con carne, gazpacho, borscht sauce#8a1c3a, chicken soup sauce#d8a83c, tomato sauce, oatmeal = porridge sauce#d8c098, guacamole sauce#7a9a4a, hummus sauce#d8bc84, yogurt sauce#f6f4ee, gumbo, fondue sauce#f0c04a, mashed potatoes sauce#f2dc9c, pumpkin soup sauce#e08a1c, mushroom soup sauce#b89a78, foie gras sauce#c8a080, caviar sauce#1c1a1e, shrimp cocktail sauce#d85a3a
dish/spaghetti | | spaghetti = pasta = spaghetti bolognese, mac and cheese = macaroni, lasagna, stir fry, carbonara, linguine
dish/salad | | salad = caesar salad, poke bowl, buddha bowl, antipasto, kimchi, ratatouille, charcuterie board, cheese platter, picnic
dish/french fries | | french fries = fries = chips = fry box, poutine, potato chips
dish/rice | | rice = bowl of rice = fried rice, risotto, fried rice bowl, paella, jambalaya, tofu
dish/curry | | curry = rice and curry = curry rice, goulash, casserole, moussaka, mussels dish, thanksgiving dinner
dish/breakfast | | breakfast = english breakfast, omelette = omelet, eggs and bacon = bacon and eggs
dish/cereal | | cereal = bowl of cereal
meat | | steak = beef steak, t bone = t bone steak = ribeye, meat = raw meat, lamb chop = pork chop, filet mignon, veal, mutton, beef
meat/drumstick | | drumstick = chicken leg = chicken drumstick, chicken wing
meat/drumstick | flesh@crumbed | fried chicken
meat/ham | | ham, roast beef, leg of lamb, roast = sunday roast, brisket, pork, prosciutto, hog roast l1.2, haggis, liverwurst, spam
meat/sausage | | sausage = bratwurst = frankfurter l0.15 = sausages, chorizo
meat/bacon | | bacon l0.2 = bacon strip, jerky
meat/roast chicken | | roast chicken = roasted chicken = chicken dinner, turkey dinner = roast turkey
meat/ribs | | ribs = spare ribs
meat/meat on the bone | | meat on a bone = meat on the bone = bone in meat
meat/skewer | | skewer l0.3 = shish kebab = kebab skewer
meat/fish fillet | | fish fillet = salmon fillet, grilled fish
meat/meatball | | meatball h0.04 = meatballs
meat/chicken nugget | | chicken nugget l0.05 = nuggets = chicken nuggets, fish sticks, schnitzel
meat/salami | | salami l0.3, pepperoni
egg/egg | h0.06 | chicken egg = eggs, golden egg shell@gold, ostrich egg h0.15, robin egg shell#7ac0c8 h0.03, white egg shell#f6f4ee, brown egg shell#c8935f, egg shell, duck egg shell#cfe0dc, scotch egg shell@crumbed, egg carton
egg/easter egg | h0.06 | painted egg = easter eggs, decorated egg, faberge egg h0.12, kinder egg, pysanka, chocolate easter egg shell@chocolate shell#5a3018
egg/dragon egg | h0.3 | dragons egg, dinosaur egg shell#6a7a4a h0.25, alien egg shell#5a6a44 h0.8, phoenix egg shell#e0702c h0.25, monster egg shell#6a3a7a h0.3, scaly egg
egg/cracked egg | l0.12 | broken egg, open egg, hatched egg
egg/fried egg | l0.12 | sunny side up = sunny side up egg, scrambled eggs, fried eggs
egg/boiled egg | l0.1 | hard boiled egg = halved egg, deviled eggs, soft boiled egg
egg/egg in a cup | h0.09 | egg in an egg cup = breakfast egg
egg/quail egg | h0.03 | speckled egg spots=true, spotted egg spots=true, yoshi egg shell#f6f4ee pattern#3a9a3a h0.06
cheese/cheese | l0.15 | swiss cheese = wedge of cheese = piece of cheese = cheese wedge, emmental, cheddar holes=0 cheese#f0a83a, parmesan holes=0 cheese#f0dca0, gruyere, slice of cheese, goat cheese holes=0 cheese#f8f4ea, havarti, maasdam, mouse cheese
cheese/cheese wheel | l0.3 | wheel of cheese, parmesan wheel cheese#f0dca0, manchego rind#6a5a34
cheese/gouda | l0.25 | edam, babybel l0.05, red cheese wheel
cheese/camembert | l0.12 | brie = brie cheese, soft cheese
cheese/blue cheese | l0.14 | gorgonzola = roquefort = stilton
cheese/cheese block | l0.16 | block of cheese = cheddar block, mozzarella cheese#f6f2e8, feta cheese#f8f6ee, halloumi cheese#f4ecd0, cottage cheese cheese#faf8f0, tofu block cheese#f2ead6
cheese/butter | l0.16 | stick of butter = butter dish, margarine, butter block
icecream/ice cream | h0.18 | ice cream cone = icecream = gelato = ice cream cornet, strawberry ice cream scoop#f0a0b4, chocolate ice cream scoop#6a4026, vanilla ice cream scoop#f7ebcf, mint ice cream scoop#a8dcc0 = mint chocolate ice cream scoop#a8dcc0, pistachio ice cream scoop#b0c888, sorbet scoop#e8703a = lemon sorbet scoop#f2e070, blueberry ice cream scoop#7a7ac8, mango ice cream scoop#f0b040, snow cone scoop@snow scoop#4a9ae0 topping=sauce sauce#2f7ad8, waffle cone, ice cream with cherry topping=cherry, cookies and cream ice cream scoop#e8e4dc, cornetto topping=sauce, ice creams, matcha ice cream scoop#8ab05a, giant ice cream cone h2
icecream/double scoop ice cream | h0.22 | two scoop ice cream = ice cream with two scoops, double ice cream, double scoop
icecream/triple scoop ice cream | h0.26 | three scoop ice cream = ice cream with three scoops, neapolitan ice cream, triple scoop, stacked ice cream scoops=4
icecream/soft serve | h0.18 | soft ice cream = soft serve ice cream = soft serve cone, frozen yogurt, swirl ice cream, chocolate soft serve scoop#6a4026, 99 flake topping=wafer, whippy, strawberry soft serve scoop#f0a0b4
icecream/sundae | h0.24 | ice cream sundae, parfait, knickerbocker glory, hot fudge sundae, strawberry sundae, ice cream float, chocolate sundae scoop#6a4026, ice cream glass with ice cream
icecream/banana split | l0.25 | banana boat dessert
icecream/cup of ice cream | h0.12 | ice cream cup = tub of ice cream = ice cream tub, bowl of ice cream, mcflurry topping=sprinkles, bucket of ice cream, shaved ice scoop@snow scoop#e8f0f8
icecream/popsicle | h0.18 | ice lolly = ice pop, creamsicle scoop#f0a040, lolly scoop#f0405a, orange popsicle scoop#f08a2c, lime popsicle scoop#7ac84a, rainbow popsicle, fruit popsicle, melting popsicle, popsicles, bomb pop scoop#3a6ad8
icecream/ice cream bar | h0.18 | magnum ice cream, fudge bar, chocolate ice cream bar, choc ice, bitten popsicle, ice cream on a stick, eskimo pie
icecream/ice cream sandwich | l0.12 | cookie ice cream sandwich
icecream/scoop of ice cream | h0.07 | ice cream scoop = ice cream ball, scoops of ice cream scoops=2, two scoops scoops=2
candy | | candy = sweet = sweets = bonbon count=3, halloween candy count=3, mint candy sugar#8fd8c0, toffee, skittles kind=beans, m&m kind=beans, jawbreaker count=3, ring pop kind=lollipop, peppermint sugar#d0202c, turkish delight kind=cube sugar#e88aa4, rock candy, butterscotch sugar#e8a02c
candy/lollipop | | lollipop h0.15 = sucker
candy/candy cane | | candy cane h0.15, licorice #1c1a1a
candy/gummy bear | | gummy bear h0.02, gummy bears count=3, gum = bubble gum = chewing gum kind=cube sugar#f48ab0
candy/chocolate bar | | chocolate bar = bar of chocolate l0.15, chocolate, kit kat wrapper#c8242c, snickers wrapper#5a2c18, toblerone wrapper#e0b04a
candy/cotton candy | | cotton candy = candy floss h0.35
candy/box of chocolates | | box of chocolates, praline, truffle = chocolate truffle, chocolate egg, chocolate coin
candy/jelly bean | | jelly bean = jellybean = jelly beans, gumball
candy/candy corn | | candy corn
candy/marshmallow | | marshmallow = marshmallows
candy/caramel | | caramel, fudge @chocolate, nougat #e8d0a8, sugar cube #f8f8f6 l0.015, marzipan #f0dca4, peanut brittle #c8863a, honeycomb #e0a01c
candy/gumball machine | | gumball machine h0.4
drink/drink | | beverage = drink, drinks, refreshment
drink/coffee drink | | espresso = cappuccino = latte, coffee, cup of coffee = coffee cup with coffee, hot chocolate drink#5a3018 = cocoa drink drink#5a3018 = cup of cocoa drink#5a3018, matcha latte drink#8ab05a, flat white, mocha, americano
drink/tea drink | | cup of tea = tea, chai, herbal tea, green tea drink#a8b04a
drink/takeaway drink | | takeaway coffee = coffee to go = starbucks cup, to go coffee = paper cup of coffee
drink/beer drink | | pint of beer = beer glass = beer, ale, lager, pint, guinness drink#2a140c, cider drink#d89a2c, mead drink#e0a83a, root beer drink#3a1a0c, mug of beer = glass of beer, kombucha
drink/cocktail drink | | cocktail, margarita drink#c8d87a = margarita glass drink#c8d87a, daiquiri, cosmopolitan drink#e8607a, aperol spritz drink#e8641c, punch bowl, champagne drink#e8d08a
drink/martini drink | | martini, gin drink#e8f0ee, vodka drink#eef4f4, dry martini
drink/tropical drink | | pina colada, tropical drink = tropical cocktail, mai tai drink#e8803a, tequila sunrise drink#f0702c, blue lagoon drink#2f9ad8
drink/mojito drink | | mojito, gin and tonic drink#e4f0ee, lemonade drink#f2e08a, iced tea drink#b8702c = ice tea drink#b8702c, limeade drink#c8d87a
drink/juice drink | | orange juice = juice, glass of juice, smoothie drink#e87a9a, apple juice drink#e0b84a, tomato juice drink#c8281c, carrot juice, fruit juice, slushie drink#4a9ae0
drink/soda drink | | cola = coke = soda = soft drink, glass of cola, energy drink drink#c8d83a, iced coffee drink#5a341c, fizzy drink, rum drink#8a4a1c, rum and coke
drink/water drink | | glass of water = water glass, cup of water, sake drink#f2f4f0
drink/milk drink | | glass of milk = milk, almond milk drink#f2e8d8
drink/whiskey drink | | whiskey = whisky = glass of whiskey, brandy drink#a8501c, tequila drink#e8c87a, irish coffee, old fashioned, bourbon
drink/wine drink | | glass of wine = wine, blood chalice drink#8a1420, glass of red wine, white wine drink#e8dc9a = glass of white wine drink#e8dc9a, rose wine drink#f0a0a0
drink/milkshake drink | | milkshake = shake, strawberry milkshake, chocolate milkshake drink#7a4a30, vanilla milkshake drink#f6ecd0, frappuccino drink#b88a5c, ice cream soda, malt
drink/boba drink | | bubble tea = boba = boba tea, milk tea, taro bubble tea drink#b090c8, matcha boba drink#a8c07a
`;
